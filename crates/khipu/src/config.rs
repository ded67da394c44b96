//! One file instead of many flags: `--config FILE`. What is typed counts before `KHIPU_…` in the environment, and that before
//! the file. `khipu config check` says whether a server would understand it all.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use clap::{Args, CommandFactory as _, Parser as _, Subcommand};
use khipu_registry::Registry;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::arguments;
use crate::failure::Failure;

/// What only makes sense when it is typed.
const NOT_IN_FILES: [&str; 2] = ["config", "help"];

/// Looks at configuration files.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: ConfigCommand,
}

#[derive(Subcommand, Debug)]
enum ConfigCommand {
    /// Say whether `khipu serve` understands a file, and what it comes to with the environment
    Check {
        /// The file
        file: PathBuf,
    },
}

impl Arguments {
    pub(crate) fn run(&self, registry: &Registry) -> Result<(), Failure> {
        let ConfigCommand::Check { file } = &self.what;
        let typed = [OsStr::new("khipu"), OsStr::new("serve")].map(OsStr::to_owned);
        let arguments = with_file(typed.to_vec(), file)?;
        if let Some(serve) = arguments.serve() {
            serve.check(registry)?;
            println!("{serve}");
        }
        Ok(())
    }
}

/// What was typed, with what stands in the file that it names. Without a command the server is meant.
pub(crate) fn read(mut typed: Vec<OsString>) -> Result<arguments::Arguments, Failure> {
    let mut arguments = arguments::Arguments::parse_from(&typed);
    if arguments.is_empty() {
        typed.push("serve".into());
        arguments = arguments::Arguments::parse_from(&typed);
    }
    match arguments.serve().and_then(|serve| serve.config.clone()) {
        Some(file) => with_file(typed, &file),
        None => Ok(arguments),
    }
}

fn with_file(mut typed: Vec<OsString>, file: &Path) -> Result<arguments::Arguments, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::file("read", file, &error))?;
    let wrong = |what: String| Failure::usage(format!("{}: {what}", file.display()));
    let table = DeTable::parse(&text).map_err(|error| wrong(error.to_string()))?.into_inner();
    let command = arguments::Arguments::command();
    let serve = command.find_subcommand("serve").ok_or_else(|| wrong("no command".to_owned()))?;
    let mut from_file = Vec::new();
    for (name, value) in table {
        let name = name.into_inner();
        let known = serve
            .get_arguments()
            .find(|argument| argument.get_long() == Some(&*name) && !NOT_IN_FILES.contains(&&*name));
        let known = known.ok_or_else(|| {
            let names = serve.get_arguments().filter_map(|argument| argument.get_long());
            let names: Vec<&str> = names.filter(|name| !NOT_IN_FILES.contains(name)).collect();
            wrong(format!("there is no setting {name}; settings are {}", names.join(", ")))
        })?;
        // What stands in the environment counts before the file.
        if known.get_env().is_some_and(|name| std::env::var_os(name).is_some()) {
            continue;
        }
        let values = match value.into_inner() {
            DeValue::Array(values) => values.into_iter().map(Spanned::into_inner).collect(),
            value => vec![value],
        };
        for value in values {
            match value {
                DeValue::Boolean(true) => from_file.push(format!("--{name}")),
                DeValue::Boolean(false) => {}
                DeValue::String(text) => from_file.push(format!("--{name}={text}")),
                DeValue::Integer(number) => from_file.push(format!("--{name}={number}")),
                other => {
                    let kind = other.type_str();
                    return Err(wrong(format!("{name}: a {kind} is no text, number, true or false")));
                }
            }
        }
    }
    // Before what was typed, which counts more.
    let at = typed.iter().position(|word| word == "serve").map_or(typed.len(), |at| at + 1);
    typed.splice(at..at, from_file.into_iter().map(OsString::from));
    arguments::Arguments::try_parse_from(typed).map_err(|error| {
        let said = error.to_string();
        // Up to how it is used.
        let lines = said.trim_start_matches("error: ").lines().take_while(|line| !line.is_empty());
        wrong(lines.map(str::trim).collect::<Vec<_>>().join(" "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(typed: &[&str], text: &str) -> Result<String, String> {
        static COUNT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let number = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("khipu-config-{}-{number}.toml", std::process::id()));
        std::fs::write(&path, text).expect("a file");
        let typed = ["khipu", "serve"].iter().chain(typed).map(OsString::from).collect();
        let read = with_file(typed, &path);
        std::fs::remove_file(path).expect("it is there");
        read.map(|arguments| arguments.serve().expect("serve").to_string()).map_err(|failure| said(&failure))
    }

    fn said(failure: &Failure) -> String {
        failure.say(&khipu_games::words(khipu_words::Language::English))
    }

    #[test]
    fn what_is_typed_counts_before_the_file() {
        let text = "port = 9000\ndatabase = \"club.db\"\ntrusted-proxy = [\"::1\", \"10.0.0.0/8\"]\nunlimited = true\n";
        let read = read_text(&["--port", "9001"], text).expect("good");
        assert!(read.contains("port = 9001") && read.contains("database = \"club.db\""), "{read}");
        assert!(read.contains("unlimited = true") && read.contains("10.0.0.0/8"), "{read}");
    }

    #[test]
    fn bots_stand_in_a_file_with_their_commands() {
        let text = "bot = [\"mine=exec:python3 mine.py --level 3, fast\", \"quick=search:10\"]\n";
        let read = read_text(&[], text).expect("good");
        assert!(read.contains(text.trim()), "{read}");
        assert_eq!(read_text(&[], &read).expect("good"), read);
    }

    #[test]
    fn what_it_says_can_be_put_into_a_file() {
        let once = read_text(&[], "port = 9000\npace = 5\n").expect("good");
        assert_eq!(read_text(&[], &once).expect("good"), once);
    }

    #[test]
    fn a_provider_is_known_and_its_secret_is_not_shown() {
        let text = "openid-issuer = \"https://login.example.org\"\nopenid-client = \"khipu\"\nopenid-secret = \"hush\"\n";
        let read = read_text(&["--openid-name", "the club"], text).expect("good");
        assert!(read.contains("openid-issuer = \"https://login.example.org\""), "{read}");
        assert!(read.contains("openid-name = \"the club\"") && !read.contains("hush"), "{read}");
    }

    #[test]
    fn files_of_puzzles_are_read_before_anything_is_served() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("mined.json");
        let game = khipu_games::registry().games().next().expect("a game").clone();
        let setting = format!("puzzles = [{:?}]\n", file.display().to_string());
        let check = || {
            let config = folder.path().join("khipu.toml");
            std::fs::write(&config, &setting).expect("a file");
            let checked = Arguments { what: ConfigCommand::Check { file: config } };
            checked.run(&khipu_games::registry()).map_err(|failure| said(&failure))
        };
        assert!(check().expect_err("no file").contains("mined.json"));
        std::fs::write(&file, game.puzzles()).expect("a file");
        assert_eq!(check(), Ok(()));
        assert!(read_text(&[], &setting).expect("good").contains(setting.trim()));
        let broken = game.puzzles().replacen("\"answer\":[\"", "\"answer\":[\"fly ", 1);
        std::fs::write(&file, broken).expect("a file");
        let said = check().expect_err("a move that is none");
        assert!(said.contains("mined.json") && said.contains("puzzles[0].answer[0]"), "{said}");
    }

    #[test]
    fn every_fault_is_named() {
        for (text, why) in [
            ("prot = 1", "there is no setting prot"),
            ("port = \"x\"", "invalid value 'x' for '--port"),
            ("port = 1.5", "is no text, number"),
            ("port 1", "TOML parse error"),
            ("origin = \"games.example.org\"", "https://"),
            ("openid-issuer = \"https://login.example.org\"", "--openid-client <ID>"),
            ("openid-issuer = \"login.example.org\"\nopenid-client = \"x\"", "https://"),
            ("bot = \"mine\"", "NAME=exec:COMMAND"),
            ("bot = \"level3=exec:true\"", "invalid value"),
            ("bot = \"mine=net:no-such-file.npz\"", "no-such-file.npz"),
        ] {
            let said = read_text(&[], text).expect_err("bad");
            assert!(said.contains(why), "{said}");
        }
    }
}
