//! Errors as exceptions that say what to do.

use khipu_learn::StepError;
use khipu_learn::any::AnyError;
use pyo3::prelude::*;
use pyo3::{create_exception, exceptions::PyValueError};

use crate::json;

create_exception!(khipu, KhipuError, PyValueError, "Something that Khipu was asked for and that cannot be.");
create_exception!(
    khipu,
    Faults,
    KhipuError,
    "Data that cannot be read; `faults` names each fault with its place."
);
create_exception!(khipu, Refused, KhipuError, "A move that a rule forbids: `rule` and `reason` say why.");
create_exception!(khipu, StaleMenu, KhipuError, "Choices that were made from an older menu.");

/// What was wrong, as an exception.
pub(crate) fn raised(py: Python<'_>, error: AnyError) -> PyErr {
    let text = error.to_string();
    match error {
        AnyError::Faults(faults) => {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            with(py, Faults::new_err(text), |value| value.setattr("faults", lines))
        }
        AnyError::Refused { rule, reason } => with(py, Refused::new_err(text), |value| {
            value.setattr("rule", rule)?;
            value.setattr("reason", json::to_python(py, &reason)?)
        }),
        _ => KhipuError::new_err(text),
    }
}

fn with(py: Python<'_>, error: PyErr, fill: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<()>) -> PyErr {
    match fill(error.value(py).as_any()) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// Why a step was not taken, as an exception.
pub(crate) fn step(error: &StepError) -> PyErr {
    match error {
        StepError::Stale { .. } => StaleMenu::new_err(format!(
            "{error}: read batch.menu again after each step, and choose from that"
        )),
        _ => KhipuError::new_err(error.to_string()),
    }
}
