//! The board as text.

use crate::{Mylla, Point, Points};
use engine::Seat;
use std::fmt::Write;

/// The board with its lines; `O` are light's men, `X` dark's, `·` empty points.
pub fn text(game: &Mylla) -> String {
    let mut grid = vec![vec![' '; 25]; 13];
    let cell = |point: Point| {
        let [column, row] = game.board.places[point.index()].at;
        (usize::from(column) * 4, usize::from(row) * 2)
    };
    for line in &game.board.lines {
        draw_line(&mut grid, *line, cell);
    }
    for point in game.board.all().each() {
        let (x, y) = cell(point);
        grid[y][x] = match Seat::all(2).find(|seat| game.men(*seat).standing.contains(point)) {
            Some(Seat(0)) => 'O',
            Some(_) => 'X',
            None => '·',
        };
    }
    let mut text = String::new();
    for (row, cells) in grid.iter().enumerate() {
        let label = if row % 2 == 0 { char::from(b'7' - row as u8 / 2) } else { ' ' };
        let cells: String = cells.iter().collect();
        let _ = writeln!(text, "{label} {}", cells.trim_end());
    }
    text += "  a   b   c   d   e   f   g\n\n";
    for (seat, man) in [(Seat(0), 'O'), (Seat(1), 'X')] {
        let men = game.men(seat);
        let _ = writeln!(text, "{man} {seat}: {} on the board, {} in hand", men.standing.len(), men.in_hand);
    }
    text
}

fn draw_line(grid: &mut [Vec<char>], line: Points, cell: impl Fn(Point) -> (usize, usize)) {
    let ends: Vec<(usize, usize)> = line.each().map(cell).collect();
    let (left, right) = (ends.iter().map(|end| end.0).min(), ends.iter().map(|end| end.0).max());
    let (top, bottom) = (ends.iter().map(|end| end.1).min(), ends.iter().map(|end| end.1).max());
    let (Some(left), Some(right), Some(top), Some(bottom)) = (left, right, top, bottom) else { return };
    for (y, row) in grid.iter_mut().enumerate().take(bottom + 1).skip(top) {
        for (x, mark) in row.iter_mut().enumerate().take(right + 1).skip(left) {
            if top == bottom || left == right {
                *mark = if top == bottom { '-' } else { '|' };
            } else if (x - left) * (bottom - top) == (y - top) * (right - left) {
                *mark = '\\';
            }
        }
    }
}
