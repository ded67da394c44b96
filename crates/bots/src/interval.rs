//! How sure a share is.

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.96;

/// Wilson's 95 % interval of a share that was found in so many independent trials: never empty, never beyond 0 and 1, also
/// when every trial came out alike.
#[must_use]
pub fn wilson(share: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let weight = 1.0 + Z * Z / trials;
    let middle = (share + Z * Z / (2.0 * trials)) / weight;
    let reach = Z / weight * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    ((middle - reach).clamp(0.0, share), (middle + reach).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_that_of_the_literature() {
        let near = |(low, high): (f64, f64), (a, b): (f64, f64)| {
            assert!((low - a).abs() < 5e-4 && (high - b).abs() < 5e-4, "{low} {high}");
        };
        // Agresti and Coull 1998; Brown, Cai and DasGupta 2001.
        near(wilson(1.0, 8.0), (0.6756, 1.0));
        near(wilson(0.0, 10.0), (0.0, 0.2775));
        near(wilson(0.5, 10.0), (0.2366, 0.7634));
        near(wilson(0.4, 100.0), (0.3094, 0.4980));
        assert_eq!(wilson(0.3, 0.0), (0.0, 1.0));
    }
}
