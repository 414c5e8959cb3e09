//! The time that servers spend on a run.

use crate::address::Address;
use crate::fault::LoadError;
use crate::http::Caller;

/// The counter on a server's page of metrics.
const CPU: &str = "tokyo_cpu_seconds_total";

/// Seconds of processor time that these servers have used so far, together; nothing where there
/// are none.
///
/// # Errors
/// If one does not answer, or does not say.
pub async fn cpu_seconds(servers: &[Address]) -> Result<Option<f64>, LoadError> {
    let mut sum = None;
    for server in servers {
        let mut caller = Caller::new(server.clone());
        let answer = caller.ask("GET", "/metrics", "").await;
        let page = answer.map_err(|error| {
            LoadError::Plan(format!(
                "{server} shows no metrics ({error}): --metrics wants the address of a server"
            ))
        })?;
        let seconds = value(&page.body, CPU).ok_or_else(|| {
            LoadError::Plan(format!("the metrics of {server} do not name {CPU}: is it a server?"))
        })?;
        sum = Some(sum.unwrap_or(0.0) + seconds);
    }
    Ok(sum)
}

/// The value of a metric without labels.
fn value(page: &str, name: &str) -> Option<f64> {
    let rest = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    rest?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_found_by_its_whole_name() {
        let page = "# HELP tokyo_cpu_seconds Processor time\ntokyo_cpu_seconds_total_x 1\n\
                    tokyo_cpu_seconds_total 2.5\n# EOF\n";
        assert_eq!(value(page, CPU), Some(2.5));
        assert_eq!(value("", CPU), None);
    }
}
