//! The hall through its router, without a socket.

mod advice;
mod contract;
mod keepsakes;
mod load;
mod pointing;
mod seats;
mod secrets;
mod storage;
mod visitor;
mod walls;
