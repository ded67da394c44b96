//! A guest becomes a user with a passkey, and comes back with it: by the virtual authenticator of the browser.

use serde_json::json;

use crate::support::{Browser, BrowserTest};

/// Gives the browser a device that keeps passkeys.
fn authenticator(browser: &Browser) {
    browser.devtools("WebAuthn.enable", &json!({}));
    let options = json!({
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": true,
        "hasUserVerification": true,
        "isUserVerified": true,
        "automaticPresenceSimulation": true,
    });
    browser.devtools("WebAuthn.addVirtualAuthenticator", &json!({ "options": options }));
}

/// A guest becomes a user.
pub(crate) async fn become_user(visit: &BrowserTest, browser: &Browser, name: &str) {
    browser.goto(&visit.server.url("/user")).await;
    authenticator(browser);
    browser.find("#new-name").await.send_keys(name).await.expect("a name is typed");
    browser.click("form[data-passkey=new] button").await;
    browser.until(&format!("return document.querySelector('h1')?.textContent === '{name}'")).await;
}

#[tokio::test]
async fn a_passkey_opens_what_it_was_made_for() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    become_user(&visit, &browser, "Ann").await;
    assert_eq!(browser.say("return document.querySelector('header .me').textContent").await, "Ann");

    // Out, and in again with the same passkey.
    browser.follow(".things form[action='/user/out'] button").await;
    browser.goto(&visit.server.url("/user")).await;
    browser.click("form[data-passkey=log-in] button").await;
    browser.until("return document.querySelector('h1')?.textContent === 'Ann'").await;
    browser.close().await;
}
