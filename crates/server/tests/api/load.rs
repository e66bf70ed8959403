//! The benchmark itself: that it measures, not what.

use crate::visitor::config;
use server::bench::{Plan, bench};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_benchmark_plays_and_measures() {
    let data = tempfile::tempdir().unwrap();
    let plan = Plan { tables: 20, moves_per_second: 40, time: Duration::from_secs(2), ..Plan::default() };
    let report = bench(config(data.path()), plan).await.unwrap();
    assert_eq!(report.errors, 0);
    assert!(report.moves >= 20 && report.p50 > 0.0 && report.p99 >= report.p50, "{report:?}");
}
