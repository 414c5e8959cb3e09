//! The time that servers spend on a run, and the memory that they have.

use crate::address::Address;
use crate::fault::LoadError;
use crate::http::Caller;

/// The counter on a server's page of metrics.
const CPU: &str = "tokyo_cpu_seconds_total";
/// The gauge there; not every system tells.
const MEMORY: &str = "tokyo_resident_memory_bytes";

/// What servers have used, together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Used {
    /// Seconds of processor time so far; nothing where no server was asked.
    pub cpu_seconds: Option<f64>,
    /// Bytes of memory now; nothing where no server tells.
    pub memory_bytes: Option<u64>,
}

/// Asks these servers.
///
/// # Errors
/// If one does not answer, or does not say how much processor time it has used.
pub async fn used(servers: &[Address]) -> Result<Used, LoadError> {
    let mut used = Used::default();
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
        used.cpu_seconds = Some(used.cpu_seconds.unwrap_or(0.0) + seconds);
        if let Some(bytes) = value(&page.body, MEMORY) {
            used.memory_bytes = Some(used.memory_bytes.unwrap_or(0) + bytes as u64);
        }
    }
    Ok(used)
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
