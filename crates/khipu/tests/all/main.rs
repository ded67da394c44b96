//! The command as people and programs meet it. One binary: what waits for a server or for Python leaves room for the others.

mod commands;
mod engine;
mod lesson;
mod programs;
mod serve;
