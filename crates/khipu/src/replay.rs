//! `khipu replay`: a recorded game, step by step.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use fluent_bundle::FluentArgs;
use khipu_board::TerminalContext;
use khipu_core::{Record, Viewer};
use khipu_registry::{DynGame, DynMatch, Registry};

use crate::arguments::{LanguageArgument, Pack};
use crate::failure::Failure;
use crate::{files, games, score};

/// Shows a recorded game: step by step, at one move, or as text from the first move to the last.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu replay game.khipu             step with Enter; a number jumps, q leaves
  khipu replay game.khipu --to 40     the board after move 40
  khipu replay game.khipu --text      the whole game as text")]
pub(crate) struct Arguments {
    /// The record
    file: PathBuf,
    /// Show the board after this move and leave
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Tell the whole game as text and leave
    #[arg(long, conflicts_with = "to")]
    text: bool,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    pack: Pack,
}

/// A record with everything needed to show it.
struct Shown<'a> {
    game: Arc<dyn DynGame>,
    record: Record,
    ink: TerminalContext<'a>,
    file: String,
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::with_pack(registry, arguments.pack.components.as_deref())?;
    let file = arguments.file.display().to_string();
    let text = files::read(&arguments.file)?;
    let (game, record) = games::record(&registry, &text, &file)?;
    let words = arguments.language.words(&registry);
    let names = crate::names::to_show(&record.header.seats, record.header.players, &words);
    let shown = Shown { game, record, ink: TerminalContext::for_stdout(&words, &names), file };
    // A record that breaks off or was edited is refused before anything of it is shown.
    shown.at(usize::MAX)?;
    match arguments.to {
        Some(number) if number > shown.record.moves.len() => Err(Failure::usage(format!(
            "the record has {} moves; give --to a number up to that",
            shown.record.moves.len()
        ))),
        Some(number) => {
            let played = shown.at(number)?;
            shown.show(&*played);
            Ok(())
        }
        None if arguments.text => shown.tell(),
        None => shown.step_through(),
    }
}

impl Shown<'_> {
    fn at(&self, number: usize) -> Result<Box<dyn DynMatch>, Failure> {
        self.game
            .load_record(&self.record, number)
            .map_err(|faults| Failure::faults(&self.file, &self.record.header.game, &faults))
    }

    fn show(&self, played: &dyn DynMatch) {
        println!("{}", played.draw(Viewer::Spectator, &self.ink));
        let mut args = FluentArgs::new();
        args.set("step", played.played().len());
        args.set("steps", self.record.moves.len());
        println!("{}", self.ink.words.say("replay-after", &args));
        if played.score().over {
            println!(
                "\n{}",
                score::table(&self.record.header.game, &played.score(), self.ink.names, self.ink.words)
            );
        }
    }

    /// One move in words, with what it brought.
    fn play_next(&self, played: &mut dyn DynMatch) -> Option<String> {
        let number = played.played().len();
        let step = self.record.moves.get(number)?;
        let scenes = played.play_scenes(step.seat, &step.text).ok()?.scenes;
        let name = &self.ink.names[step.seat.index()];
        let mut lines = format!("{:>4}  {name}: {}\n", number + 1, step.text);
        for event in scenes.iter().filter_map(|scene| scene.event.as_ref()) {
            lines += &format!("        {}\n", event.tell_all(self.ink.words, self.ink.names));
        }
        Some(lines)
    }

    fn tell(&self) -> Result<(), Failure> {
        let mut played = self.at(0)?;
        println!("{}", played.draw(Viewer::Spectator, &self.ink));
        while let Some(lines) = self.play_next(&mut *played) {
            print!("{lines}");
        }
        println!();
        self.show(&*played);
        Ok(())
    }

    fn step_through(&self) -> Result<(), Failure> {
        let mut played = self.at(0)?;
        self.show(&*played);
        loop {
            print!("{} ", self.ink.words.word("replay-prompt"));
            let Some(line) = crate::play::plain_line() else { return Ok(()) };
            let here = played.played().len();
            match line.trim() {
                "q" | "quit" => return Ok(()),
                "" => match self.play_next(&mut *played) {
                    Some(lines) => print!("\n{lines}"),
                    None => println!("{}", self.ink.words.word("replay-last")),
                },
                "b" | "back" => {
                    played = self.at(here.saturating_sub(1))?;
                    self.show(&*played);
                }
                word => match word.parse::<usize>() {
                    Ok(number) if number <= self.record.moves.len() => {
                        played = self.at(number)?;
                        self.show(&*played);
                    }
                    _ => {
                        let mut args = FluentArgs::new();
                        args.set("steps", self.record.moves.len());
                        println!("{}", self.ink.words.say("replay-number", &args));
                    }
                },
            }
        }
    }
}
