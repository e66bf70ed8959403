//! The hall through its router, without a socket.

mod contract;
mod load;
mod seats;
mod secrets;
mod storage;
mod visitor;
mod walls;
