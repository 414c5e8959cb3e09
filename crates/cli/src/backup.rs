//! `tokyo backup`: a copy of everything, while the server goes on.

use crate::args;
use crate::data_folder::{self, DATABASE};
use crate::failure::{Failure, Outcome};

pub fn run(args: &args::Backup) -> Outcome {
    if args.database.is_some() {
        return Err(Failure(format!(
            "a PostgreSQL database is backed up by its own tool, also while servers run: \
             pg_dump --format custom --file {} URL",
            args.file.display()
        )));
    }
    let source = data_folder::chosen(args.data.as_deref())?.join(DATABASE);
    let (from, to) = (source.display(), args.file.display());
    if !source.is_file() {
        return Err(Failure(format!(
            "there is no database at '{from}': name its folder by --data"
        )));
    }
    if args.file.exists() {
        return Err(Failure(format!("'{to}' exists already: choose another name")));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure(format!("cannot start: {error}")))?;
    runtime
        .block_on(store::copy(&source, &args.file))
        .map_err(|error| Failure(format!("cannot copy '{from}' to '{to}': {error}")))?;
    println!("Everything in '{from}' is now in '{to}' too, and the copy is whole.");
    Ok(())
}
