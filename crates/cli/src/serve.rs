//! `tokyo serve`: hosts tables for players in browsers.

use std::env;
use std::fs;
use std::path::PathBuf;

use server::{Config, Rate, Server};

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::open_files;

pub fn run(args: &args::Serve) -> Outcome {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder()?,
    };
    fs::create_dir_all(&folder).map_err(|error| {
        let shown = folder.display();
        Failure(format!("cannot make the folder '{shown}' ({error}): choose another with --data"))
    })?;
    let mut config = Config::new(args.listen, &folder);
    config.origins.clone_from(&args.origins);
    config.bot_pause_ms = args.bot_pause;
    let burst = config.rate.burst.max(args.rate.saturating_mul(4));
    config.rate = Rate { burst, per_second: args.rate.max(1) };
    open_files::raise();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure(format!("cannot start threads: {error}")))?;
    runtime.block_on(serve(config, &folder))
}

/// Serves until somebody presses Ctrl-C.
async fn serve(config: Config, folder: &std::path::Path) -> Outcome {
    let server = Server::start(config).await.map_err(|error| Failure(error.to_string()))?;
    println!("Tokyo Tabletop on http://{}, data in {}", server.local_addr(), folder.display());
    println!("Press Ctrl-C to stop.");
    tokio::signal::ctrl_c()
        .await
        .map_err(|error| Failure(format!("cannot wait for Ctrl-C: {error}")))?;
    server.stop().await;
    println!("Stopped; every acknowledged command is in the database.");
    Ok(())
}

/// Where programs of this user keep their data.
fn data_folder() -> Result<PathBuf, Failure> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || set("HOME").map(|home| home.join(".local").join("share"));
    let base = set("XDG_DATA_HOME").or_else(|| set("APPDATA")).or_else(home);
    let unknown = || Failure("no data folder is known here: choose one with --data DIR".into());
    Ok(base.ok_or_else(unknown)?.join("tokyo-tabletop"))
}
