//! The least client that will do: it shares the machine with the server it measures.

use serde_json::Value;
use std::io::{Error, ErrorKind, Result};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection that asks one thing after the other.
pub(super) struct Wire {
    stream: TcpStream,
    read: Vec<u8>,
}

/// An answer.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) cookie: Option<String>,
    pub(super) body: Value,
}

impl Wire {
    pub(super) async fn open(server: SocketAddr) -> Result<Wire> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(Wire { stream, read: Vec::new() })
    }

    pub(super) async fn get(&mut self, path: &str, cookie: &str) -> Result<Answer> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: bench\r\ncookie: {cookie}\r\n\r\n");
        self.ask(&request).await
    }

    pub(super) async fn post(&mut self, path: &str, cookie: &str, body: &Value) -> Result<Answer> {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: bench\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.ask(&request).await
    }

    async fn ask(&mut self, request: &str) -> Result<Answer> {
        self.stream.write_all(request.as_bytes()).await?;
        let head = self.until(b"\r\n\r\n").await?;
        let head = String::from_utf8_lossy(&head).into_owned();
        let field = |name: &str| {
            let mut lines = head.lines().filter_map(|line| line.split_once(':'));
            lines.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim().to_owned())
        };
        let status = head.split(' ').nth(1).and_then(|text| text.parse().ok()).unwrap_or(0);
        let length: usize = field("content-length").and_then(|text| text.parse().ok()).unwrap_or(0);
        while self.read.len() < length {
            self.more().await?;
        }
        let rest = self.read.split_off(length);
        let body = std::mem::replace(&mut self.read, rest);
        let cookie = field("set-cookie").and_then(|line| line.split(';').next().map(str::to_owned));
        Ok(Answer { status, cookie, body: serde_json::from_slice(&body).unwrap_or(Value::Null) })
    }

    /// Begins to listen to a table; the connection is good for nothing else afterwards.
    pub(super) async fn listen(&mut self, table: &str, cookie: &str) -> Result<()> {
        let path = format!("/api/tables/{table}/events?from=0");
        let request = format!("GET {path} HTTP/1.1\r\nhost: bench\r\ncookie: {cookie}\r\n\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        self.until(b"\r\n\r\n").await.map(drop)
    }

    /// The version that the next event tells of.
    pub(super) async fn heard(&mut self) -> Result<u64> {
        loop {
            let line = self.until(b"\n").await?;
            if let Some(data) = line.strip_prefix(b"data: ") {
                let event: Value = serde_json::from_slice(data)?;
                return Ok(event["version"].as_u64().unwrap_or(0));
            }
        }
    }

    async fn until(&mut self, end: &[u8]) -> Result<Vec<u8>> {
        loop {
            if let Some(at) = self.read.windows(end.len()).position(|window| window == end) {
                let rest = self.read.split_off(at + end.len());
                return Ok(std::mem::replace(&mut self.read, rest));
            }
            self.more().await?;
        }
    }

    async fn more(&mut self) -> Result<()> {
        let mut chunk = [0; 8192];
        let count = self.stream.read(&mut chunk).await?;
        if count == 0 {
            return Err(Error::from(ErrorKind::UnexpectedEof));
        }
        self.read.extend_from_slice(&chunk[..count]);
        Ok(())
    }
}
