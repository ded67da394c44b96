//! Every rule number of the page is cited above some test.

use khipu_testkit::rules::{cited, defined};

#[test]
fn every_rule_is_cited_by_a_test() {
    let root = env!("CARGO_MANIFEST_DIR");
    let page = std::fs::read_to_string(format!("{root}/../rulebook/en.md")).expect("the rules page");
    let mut tests = String::new();
    for entry in std::fs::read_dir(format!("{root}/tests/rules")).expect("this folder") {
        tests += &std::fs::read_to_string(entry.expect("a file").path()).expect("readable");
    }
    let (defined, cited) = (defined(&page, "TW"), cited(&tests, "TW"));
    assert!(defined.len() > 150, "the page numbers its rules");
    let missing: Vec<_> = defined.difference(&cited).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
    let unknown: Vec<_> = cited.difference(&defined).collect();
    assert!(unknown.is_empty(), "tests cite rules that are not on the page: {unknown:?}");
}
