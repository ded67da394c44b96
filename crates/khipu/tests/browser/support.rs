//! A server and browsers to visit it.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::actions::{Actions, InputSource as _, KeyAction, KeyActions, MouseActions, PointerAction};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::wire;

/// How long a browser may take for anything before the test gives up. Nothing is measured by it.
const PATIENCE: Duration = Duration::from_secs(60);
/// The name under which drivers hand over elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
/// Chromium takes a core for itself: more visits at once would only wait for each other.
static ROOM: Semaphore = Semaphore::const_new(2);
/// Notes the size of everything that a stream brings, before any script of ours runs.
const EAVESDROP: &str = r#"
    window.heard = [];
    const Plain = window.EventSource;
    window.EventSource = class extends Plain {
        constructor(...how) {
            super(...how);
            this.addEventListener("update", ({ data }) => window.heard.push(new TextEncoder().encode(data).length));
        }
    };"#;

/// A server and a driver of browsers: what every test begins with.
pub(crate) struct BrowserTest {
    pub(crate) server: Server,
    driver: Driver,
    _room: SemaphorePermit<'static>,
}

impl BrowserTest {
    pub(crate) async fn begin() -> Self {
        Self::begin_with(&[]).await
    }

    /// The same with settings of the server.
    pub(crate) async fn begin_with(settings: &[&str]) -> Self {
        let room = ROOM.acquire().await.expect("it is never closed");
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        Self { server: Server::open(settings), driver: Driver::start(), _room: room }
    }

    /// A browser window of its own, with its own cookies.
    pub(crate) async fn browser(&self, width: u32, height: u32, language: &str) -> Browser {
        self.driver.browser(width, height, language).await
    }

    /// A browser of the usual size, with the lobby open.
    pub(crate) async fn guest(&self) -> Browser {
        let browser = self.browser(1440, 900, "en").await;
        browser.goto(&self.server.url("/")).await;
        browser
    }
}

/// The program as people start it, with a database of its own.
pub(crate) struct Server {
    child: Child,
    folder: tempfile::TempDir,
    port: u16,
    settings: Vec<String>,
}

impl Server {
    /// Opens a server on a free port.
    fn open(settings: Vec<String>) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the database");
        let (child, port) = start(folder.path(), 0, &settings);
        Self { child, folder, port, settings }
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.port)
    }

    /// Where programs find it.
    pub(crate) fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Tells the server something, as whoever hosts it does.
    pub(crate) fn admin(&self, what: &[&str]) {
        let mut admin = Command::new(env!("CARGO_BIN_EXE_khipu"));
        admin.arg("admin").arg("--admin").arg(socket(self.folder.path())).args(what);
        assert!(admin.status().expect("the program starts").success(), "{what:?}");
    }

    /// Kills the program without a word, and starts it again where it was.
    pub(crate) fn restart(&mut self) {
        self.kill();
        self.start();
    }

    /// Kills the program without a word.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("the server can be killed");
        let _ = self.child.wait();
    }

    /// Starts the program again where it was.
    pub(crate) fn start(&mut self) {
        let (child, port) = start(self.folder.path(), self.port, &self.settings);
        assert_eq!(port, self.port);
        self.child = child;
    }

    pub(crate) fn database(&self) -> PathBuf {
        database(self.folder.path())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where a server hears what its host says.
fn socket(folder: &Path) -> PathBuf {
    folder.join("admin.sock")
}

fn database(folder: &Path) -> PathBuf {
    folder.join("khipu.db")
}

/// Starts the server and waits until it says where it is.
fn start(folder: &Path, port: u16, settings: &[String]) -> (Child, u16) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_khipu"))
        .args(["serve", "--unlimited", "--pace", "0", "--port", &port.to_string(), "--database"])
        .arg(database(folder))
        .arg("--admin")
        .arg(socket(folder))
        .args(settings)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let line = lines.next().expect("a first line").expect("text");
    let port = line.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
    // Whoever prints must be listened to, or the program blocks.
    std::thread::spawn(move || lines.for_each(drop));
    (child, port.unwrap_or_else(|| panic!("no port in {line:?}")))
}

/// The program that drives browsers.
struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    fn start() -> Self {
        let port = std::net::TcpListener::bind("127.0.0.1:0")
            .expect("a free port")
            .local_addr()
            .expect("its number")
            .port();
        let child = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is needed for the tests in the browser; ./test installs it");
        Self { child, port }
    }

    async fn browser(&self, width: u32, height: u32, language: &str) -> Browser {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let arguments = json!([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            format!("--user-data-dir={}", profile.path().join("profile").display()),
            format!("--window-size={width},{height}"),
            format!("--accept-lang={language}"),
        ]);
        let preferences = json!({
            "intl.accept_languages": language,
            "download.default_directory": profile.path(),
            "download.prompt_for_download": false,
        });
        let mut options = json!({ "args": arguments, "prefs": preferences });
        if width < 600 {
            let metrics =
                json!({ "width": width, "height": height, "pixelRatio": 2.0, "touch": true, "mobile": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let capabilities =
            json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        let address = format!("http://127.0.0.1:{}", self.port);
        let begun = Instant::now();
        loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(capabilities.as_object().expect("an object").clone());
            match builder.connect(&address).await {
                Ok(client) => return Browser::new(client, self.port, profile, (width, height)).await,
                // The driver has only just been started.
                Err(_) if begun.elapsed() < PATIENCE => tokio::time::sleep(Duration::from_millis(100)).await,
                Err(error) => panic!("chromedriver does not answer at {address}: {error}"),
            }
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A driver that is only killed leaves its browsers behind.
        wire::shut_down(self.port);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A person's browser.
pub(crate) struct Browser {
    pub(crate) client: Client,
    driver: u16,
    session: String,
    /// Downloads land here, beside the profile.
    folder: tempfile::TempDir,
}

impl Browser {
    async fn new(
        client: Client,
        driver: u16,
        folder: tempfile::TempDir,
        (width, height): (u32, u32),
    ) -> Self {
        let session = client.session_id().await.expect("a session").expect("its name");
        let browser = Self { client, driver, session, folder };
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": EAVESDROP }));
        if width >= 600 {
            browser.resize(width, height);
        }
        browser
    }

    /// Makes the page so large: the window around it has a frame.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Says something to the browser by way of its tools for developers.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        wire::command(self.driver, &self.session, "goog/cdp/execute", &body)
    }

    /// Where downloads land.
    pub(crate) fn downloads(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) async fn goto(&self, url: &str) {
        self.client.goto(url).await.expect("the page opens");
    }

    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page opens again");
    }

    pub(crate) async fn url(&self) -> String {
        self.client.current_url().await.expect("an address").to_string()
    }

    /// What a script returns.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Whether a script returns true.
    pub(crate) async fn is(&self, script: &str) -> bool {
        self.ask(script).await == Value::Bool(true)
    }

    /// A text that a script returns.
    pub(crate) async fn say(&self, script: &str) -> String {
        self.ask(script).await.as_str().unwrap_or_else(|| panic!("no text: {script}")).to_owned()
    }

    /// A number that a script returns.
    pub(crate) async fn count(&self, script: &str) -> f64 {
        self.ask(script).await.as_f64().unwrap_or_else(|| panic!("no number: {script}"))
    }

    /// Waits until a script returns something that is neither false nor nothing, and returns it.
    pub(crate) async fn until(&self, script: &str) -> Value {
        let begun = Instant::now();
        loop {
            // A page that is just being replaced cannot answer.
            let answer = self.client.execute(script, Vec::new()).await.unwrap_or_default();
            if !matches!(answer, Value::Null | Value::Bool(false)) {
                return answer;
            }
            if begun.elapsed() > PATIENCE {
                self.give_up(&format!("waited in vain for {script}")).await;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until a selector finds something that can be seen, and returns it.
    pub(crate) async fn find(&self, selector: &str) -> Element {
        let script = format!(
            "const all = [...document.querySelectorAll({})];
             return all.find((one) => one.checkVisibility({{ visibilityProperty: true }})) ?? null",
            json!(selector)
        );
        self.element(&self.until(&script).await)
    }

    /// An element that a script has returned.
    pub(crate) fn element(&self, handle: &Value) -> Element {
        let id = handle[ELEMENT].as_str().unwrap_or_else(|| panic!("no element: {handle}"));
        Element::from_element_id(self.client.clone(), ElementRef::from(id.to_owned()))
    }

    /// Clicks with the pointer on what a selector finds: it must be there to be seen and touched.
    pub(crate) async fn click(&self, selector: &str) {
        let element = self.find(selector).await;
        self.click_on(&element, selector).await;
    }

    /// Clicks with the pointer on an element. If a tip lies over it, the pointer first goes elsewhere, as a person's would.
    pub(crate) async fn click_on(&self, element: &Element, name: &str) {
        if element.click().await.is_ok() {
            return;
        }
        self.rest().await;
        if let Err(error) = element.click().await {
            self.give_up(&format!("{name}: {error}")).await;
        }
    }

    /// Moves a pointer, fingers or keys.
    pub(crate) async fn act(&self, actions: impl Into<Actions>) {
        assert!(self.feels(actions).await, "the browser feels nothing any more");
    }

    /// Moves a pointer, fingers or keys, and tells whether the browser feels them: on a busy machine Chromium stops drawing
    /// for good now and then, and then waits for ever with what it was given.
    pub(crate) async fn feels(&self, actions: impl Into<Actions>) -> bool {
        let felt = tokio::time::timeout(PATIENCE, self.client.perform_actions(actions)).await;
        felt.map(|felt| felt.expect("something that can be done")).is_ok()
    }

    /// Moves the pointer to the edge of the page, where nothing is, and waits until the tip has gone.
    pub(crate) async fn rest(&self) {
        let edge = PointerAction::MoveTo { duration: None, x: 1.0, y: 1.0 };
        let away = Actions::from(MouseActions::new("mouse".to_owned()).then(edge));
        self.act(away).await;
        self.until("return document.querySelector('#tip')?.hidden ?? true").await;
    }

    /// Clicks on something that leads to another page, and waits until that page is there.
    pub(crate) async fn follow(&self, selector: &str) {
        self.ask("window.leaving = true").await;
        self.click(selector).await;
        self.until("return !window.leaving && document.readyState === 'complete'").await;
    }

    /// Presses one key after another on the keyboard, wherever the focus is.
    pub(crate) async fn keys(&self, keys: impl IntoIterator<Item = char>) {
        let mut sequence = KeyActions::new("keyboard".to_owned());
        for value in keys {
            sequence = sequence.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.act(sequence).await;
    }

    pub(crate) async fn key(&self, key: Key) {
        self.keys([char::from(key)]).await;
    }

    /// Types a text into what has the focus.
    pub(crate) async fn typed(&self, text: &str) {
        self.keys(text.chars()).await;
    }

    /// The text of the first element that a selector finds.
    pub(crate) async fn text(&self, selector: &str) -> String {
        let script = format!("return document.querySelector({})?.textContent ?? null", json!(selector));
        self.until(&script).await.as_str().unwrap_or_default().trim().to_owned()
    }

    /// A picture for people, under `target/pictures`.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = pictures();
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let picture = self.client.screenshot().await.expect("a picture");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("the picture is written");
    }

    /// Ends the test with a picture of where it stands, and what the page says of itself.
    pub(crate) async fn give_up(&self, reason: &str) -> ! {
        let test = std::thread::current().name().unwrap_or("trouble").replace("::", "-");
        // A browser that draws no more makes no picture either.
        let _ = tokio::time::timeout(PATIENCE, self.picture(&format!("trouble-{test}"))).await;
        let words = "return [location.href, ...['#status', '#notice .text'].map((one) => document.querySelector(one)?.textContent)]";
        let words = self.client.execute(words, Vec::new()).await.unwrap_or_default();
        panic!("{reason}\n{words}\n{:?}", self.complaints());
    }

    /// Every error of the console since the last question: scripts that break, requests that fail, what the policy forbids.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let entries = wire::command(self.driver, &self.session, "se/log", &json!({ "type": "browser" }));
        let entries = entries.as_array().unwrap_or_else(|| panic!("no log: {entries}"));
        let bad = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Leaves. Nothing may have gone wrong in the console.
    pub(crate) async fn close(self) {
        assert_eq!(self.complaints(), Vec::<String>::new());
        self.client.close().await.expect("the browser closes");
    }
}

/// Where pictures go: beside what was built.
fn pictures() -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_khipu"));
    program.ancestors().nth(2).unwrap_or(program).join("pictures")
}
