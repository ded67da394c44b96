//! What messages can ask beyond what Fluent itself offers.

use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;

type Function = fn(&[FluentValue<'_>]) -> FluentValue<'static>;

/// `SIGN($n)` is `plus` or `minus`, `ABS($n)` the number without its sign, `SAME($a, $b)` is `yes` or `no`.
pub(crate) fn add_to<R>(bundle: &mut FluentBundle<R>) {
    let functions: [(&str, Function); 3] = [
        ("SIGN", |args| word(matches!(args, [FluentValue::Number(n)] if n.value < 0.0), ["minus", "plus"])),
        ("ABS", |args| match args {
            [FluentValue::Number(n)] => n.value.abs().into(),
            _ => FluentValue::Error,
        }),
        ("SAME", |args| word(matches!(args, [one, other] if one == other), ["yes", "no"])),
    ];
    for (name, function) in functions {
        // A new bundle has no function yet that this could clash with.
        let _ = bundle.add_function(name, move |args, _| function(args));
    }
}

/// Numbers of a language that has a decimal comma.
pub(crate) fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

fn word(truth: bool, [yes, no]: [&'static str; 2]) -> FluentValue<'static> {
    if truth { yes.into() } else { no.into() }
}
