//! Guests: nobody needs an account. A signed cookie says whose device it is, a seat link opens a seat.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::middleware::Next;
use axum::response::Response;
use khipu_core::{Seat, Seats, Viewer};
use khipu_words::{Language, Words};

use super::Server;
use super::bot::is_of_bot;
use super::failure::Failure;
use super::guard::{address_of, watch};
use super::layout::{Frame, Theme};
use super::link::SeatLink;
use super::token::{self, Token};
use crate::store::{ClientId, GuestId, GuestRow, GuestSecret, Part, StoreError, UserRow, now};
use crate::tables::{ActError, Host, Sitter, Table, visible};

const COOKIE_NAME: &str = "khipu";
/// A guest who comes is written down as seen once in so many seconds.
const SEEN: i64 = 7 * 24 * 3600;

/// Signs what leaves the server and must come back unchanged.
pub(crate) struct Signer {
    key: [u8; 32],
}

/// 128 bits that only the server can make.
pub(super) type Mac = [u8; 16];

impl Signer {
    pub(crate) const fn new(key: [u8; 32]) -> Self {
        Self { key }
    }

    pub(super) fn sign(&self, purpose: &str, parts: &[&[u8]]) -> Mac {
        let mut hasher = blake3::Hasher::new_keyed(&self.key);
        // Lengths in front, so that no two lists of parts read the same.
        for part in [purpose.as_bytes()].iter().chain(parts) {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        let mut mac = [0; 16];
        hasher.finalize_xof().fill(&mut mac);
        mac
    }

    /// A signature in hexadecimal digits.
    pub(super) fn hex(&self, purpose: &str, parts: &[&[u8]]) -> String {
        GuestId(self.sign(purpose, parts)).to_string()
    }

    /// From where somebody comes, in a way that tells nobody else.
    pub(super) fn client(&self, address: IpAddr) -> ClientId {
        ClientId(self.sign("client", &[address.to_string().as_bytes()]))
    }

    /// The token of a guest's forms: another site does not know it.
    fn token(&self, guest: GuestSecret) -> String {
        GuestId(self.sign("token", &[&guest.0])).to_string()
    }

    /// The signature of a seat link.
    pub(crate) fn seat(&self, link: &SeatLink) -> String {
        let SeatLink { table, seat, generation } = link;
        let (table, seat, generation) =
            (table.as_str().as_bytes(), [seat.index() as u8], generation.to_le_bytes());
        // The first generation is signed as release 0.1.0 did, which knew no other.
        let parts: [&[u8]; 3] = [table, &seat, &generation];
        let signed = if link.generation == 0 { &parts[..2] } else { &parts[..] };
        GuestId(self.sign("seat", signed)).to_string()
    }

    /// Whether the last part of a link says what only we can say.
    pub(crate) fn agrees_on(&self, link: &SeatLink, key: &str) -> bool {
        same(link.key(self), key)
    }
}

/// Whether two secrets are the same. It takes as long for every wrong one.
pub(super) fn same(wanted: impl AsRef<[u8]>, given: impl AsRef<[u8]>) -> bool {
    let (wanted, given) = (wanted.as_ref(), given.as_ref());
    let pairs = wanted.iter().zip(given);
    wanted.len() == given.len() && pairs.fold(0, |difference, (a, b)| difference | (a ^ b)) == 0
}

impl Server {
    /// What is kept of a guest.
    async fn guest(&self, id: GuestId) -> Result<GuestRow, StoreError> {
        if let Some(row) = self.guests.get(id, self.store.is_shared()) {
            return Ok(row);
        }
        let row = self.store.guest(id).await?.unwrap_or_default();
        self.guests.put(id, row.clone());
        Ok(row)
    }

    /// Keeps what a guest has chosen.
    pub(crate) async fn save_guest(&self, id: GuestId, mut row: GuestRow) -> Result<(), StoreError> {
        row.seen = now();
        self.store.save_guest(id, row.clone()).await?;
        self.guests.put(id, row);
        Ok(())
    }

    /// Forgets what is at hand of a guest or a user, or of all: another node knows better. Streams of a guest who has logged
    /// out everywhere end; whose have not come back by themselves.
    pub(crate) fn forget_guest(&self, id: Option<GuestId>) {
        self.guests.forget(id);
        self.users.forget(id);
        if let Some(id) = id {
            self.closing.close_for(id);
        }
    }
}

/// Who asks, and in which language.
#[derive(Clone)]
pub(crate) struct RequestContext {
    /// Who: the user whose device it is, or the guest that it is itself.
    pub(crate) guest: GuestId,
    /// The user, if somebody has logged in.
    pub(crate) user: Option<UserRow>,
    /// The device.
    pub(crate) device: GuestId,
    /// What is kept of the device; the name is the user's.
    pub(crate) row: GuestRow,
    /// The language of the answer.
    pub(crate) language: Language,
    /// Against posts from other sites; made when something asks for it.
    token: OnceLock<Arc<str>>,
    /// Whether the guest has never been here.
    pub(crate) fresh: bool,
    /// Whether the request carries its own proof, as other sites cannot send it: it needs no token.
    pub(crate) bearer: bool,
    /// The link that is the proof.
    pub(crate) link: Option<SeatLink>,
    /// Whether the answer is for a program.
    pub(crate) json: bool,
    /// From where.
    pub(crate) address: IpAddr,
    /// What the device keeps.
    pub(crate) secret: GuestSecret,
    server: Arc<Server>,
}

impl RequestContext {
    /// The words of the language.
    pub(crate) fn words(&self) -> &Words {
        self.server.words(self.language)
    }

    /// The theme of the pages.
    pub(crate) fn theme(&self) -> Theme {
        self.row.theme.as_deref().and_then(Theme::from_name).unwrap_or_default()
    }

    /// For whom a page is made; `here` is its path.
    pub(crate) fn frame<'a>(&'a self, here: &'a str) -> Frame<'a> {
        Frame {
            words: self.words(),
            language: self.language,
            theme: self.theme(),
            name: &self.row.name,
            user: self.user.is_some(),
            token: self.token(),
            here,
        }
    }

    /// The name of the guest. Who has none is called by the word for guests in the language of each reader.
    pub(crate) fn name(&self) -> String {
        visible(&self.row.name).unwrap_or_default()
    }

    /// From where, as the store knows it.
    pub(crate) fn client(&self) -> ClientId {
        self.server.signer.client(self.address)
    }

    /// The token of the guest's forms.
    pub(crate) fn token(&self) -> &str {
        self.token.get_or_init(|| self.server.signer.token(self.secret).into())
    }

    /// Who sets up a table, and from where.
    pub(crate) fn host(&self) -> Host {
        Host { guest: self.guest, client: self.client() }
    }

    /// Whether a token is the one of this guest's forms.
    pub(crate) fn holds_token(&self, token: &str) -> bool {
        self.bearer || same(self.token(), token)
    }

    /// The seats that the guest holds at a table.
    pub(crate) fn seats(&self, table: &Table) -> Seats {
        self.holder().seats(table)
    }

    /// What makes the guest the holder of seats.
    pub(crate) fn holder(&self) -> SeatHolder {
        SeatHolder { guest: self.guest, link: self.link.clone() }
    }

    /// With whose eyes the guest looks: those of the seat that is asked for, which must be the guest's own; else of the
    /// only seat that the guest holds. Who holds several sees none of their secrets before choosing one.
    pub(crate) fn viewer(&self, table: &Table, wanted: Option<&str>) -> Result<Viewer, Failure> {
        let own = self.seats(table);
        match wanted {
            None | Some("") if own.len() == 1 => self.seat(table, None).map(Viewer::Seat),
            None | Some("" | "none") => Ok(Viewer::Spectator),
            Some(_) => self.seat(table, wanted).map(Viewer::Seat),
        }
    }

    /// Whether a user that is a program asks.
    pub(crate) fn is_bot(&self) -> bool {
        self.user.as_ref().is_some_and(|user| is_of_bot(&user.name))
    }

    /// How the guest sits down; `part` is what they add to the chance of the game. Where games are rated, only users sit
    /// down, each on one seat, and no programs.
    pub(crate) fn sitter(&self, table: &Table, part: Option<&str>) -> Result<Sitter, Failure> {
        if table.terms.rated && (self.user.is_none() || !self.seats(table).is_empty()) {
            return Err(self.failure(&ActError::RatedSeat, &[]));
        }
        if table.terms.rated && self.is_bot() {
            return Err(self.failure(&ActError::RatedBot, &[]));
        }
        let part = Part::read(part).map_err(|error| self.failure(&error, &[]))?;
        Ok(Sitter { guest: self.guest, name: self.name(), part })
    }

    /// The seat that the guest acts for.
    pub(crate) fn seat(&self, table: &Table, wanted: Option<&str>) -> Result<Seat, Failure> {
        let own = self.seats(table);
        let asked = match wanted {
            None | Some("") => own.first().filter(|_| own.len() == 1),
            Some(number) => number.parse().ok().and_then(|index| Seat::checked(index, table.header.players)),
        };
        let brought = self.link.as_ref().filter(|link| link.table == table.id).map(|link| link.seat);
        let refused = || match asked.or(brought) {
            seat @ Some(_) if seat == brought => self.failure(&ActError::NotTaken, &[]),
            _ => self.failure(&ActError::NotYours, &[]),
        };
        let seat = asked.filter(|&seat| own.contains(seat)).ok_or_else(refused)?;
        table.heard_of(seat);
        Ok(seat)
    }

    /// What went wrong, for this guest.
    pub(crate) fn failure(&self, error: &ActError, names: &[String]) -> Failure {
        Failure::of(error, self.words(), names).for_program(self.json)
    }
}

/// What makes somebody the holder of seats.
#[derive(Clone, Debug)]
pub(crate) struct SeatHolder {
    guest: GuestId,
    link: Option<SeatLink>,
}

impl SeatHolder {
    /// The seats that they hold at a table now.
    pub(crate) fn seats(&self, table: &Table) -> Seats {
        let mut held = table.held_by(self.guest);
        let now = table.now();
        // A link to a seat that nobody holds lets one sit down there, and see and do nothing before.
        let counts = |link: &&SeatLink| {
            let row = now.seats.get(link.seat.index());
            link.is_current(table) && row.is_some_and(|row| !row.holders.is_empty())
        };
        if let Some(link) = self.link.as_ref().filter(counts) {
            held.insert(link.seat);
        }
        held
    }

    /// Whether they may still look at a table with these eyes.
    pub(crate) fn sees(&self, table: &Table, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats(table).contains(seat),
            Viewer::Spectator => true,
        }
    }
}

impl<S: Sync> FromRequestParts<S> for RequestContext {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        // The middleware below has seen every request that gets here.
        parts.extensions.get::<Self>().cloned().ok_or_else(|| Failure::plain(500, ""))
    }
}

/// Finds out who asks, and whether they may. A new guest gets a cookie with the answer.
pub(crate) async fn meet(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let address = address_of(&server, &parts);
    let (context, set_cookie) = match context(&server, &parts.uri, &parts.headers, address).await {
        Ok(met) => met,
        Err(Stranger::Store(error)) => {
            tracing::error!(%error, "a guest cannot be read");
            let failure = Failure::plain(503, "The server cannot read its books.").retry_after(5);
            return failure.for_program(is_program(&parts.uri, &parts.headers)).into();
        }
        Err(Stranger::Unknown(language)) => {
            let words = server.words(language);
            return Failure::worded(401, words, "server-unknown-token").for_program(true).into();
        }
    };
    let mut response = match watch(&server, &context, &parts) {
        Ok(()) => {
            parts.extensions.insert(context);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(failure) => failure.into(),
    };
    // Whoever has just logged out everywhere has a newer one already.
    if let Some(token) = set_cookie.filter(|_| !response.headers().contains_key(SET_COOKIE)) {
        server.set_cookie(token, &mut response);
    }
    response
}

impl Server {
    /// Gives a browser its token.
    pub(super) fn set_cookie(&self, token: Token, response: &mut Response) {
        let (value, age) = (token.write(&self.signer), token::AGE);
        let secure = if self.https() { "; Secure" } else { "" };
        let cookie = format!("{COOKIE_NAME}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }

    /// Logs a guest or a user out everywhere else: all tokens so far are worth nothing, open streams end. The answer is a
    /// new token.
    pub(super) async fn log_out(&self, context: &RequestContext) -> Result<Token, Failure> {
        let mut row = context.row.clone();
        row.epoch += 1;
        let token = Token::new(context.secret, row.epoch, now());
        let kept = async {
            self.save_guest(context.device, row).await?;
            if context.user.is_some() {
                self.log_out_user(context.guest, Some(context.device)).await?;
            }
            Ok(())
        };
        kept.await.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
        self.closing.close_for(context.guest);
        Ok(token)
    }
}

/// Why nobody knows who asks.
enum Stranger {
    /// The store does not answer.
    Store(StoreError),
    /// A program sends a token that is not ours, or not good any more.
    Unknown(Language),
}

impl From<StoreError> for Stranger {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Who asks, and the cookie that their browser shall keep from now on, if any.
async fn context(
    server: &Arc<Server>,
    uri: &Uri,
    headers: &HeaderMap,
    address: IpAddr,
) -> Result<(RequestContext, Option<Token>), Stranger> {
    let bearer = text(headers, AUTHORIZATION.as_str()).and_then(|value| value.split_once(' '));
    let bearer =
        bearer.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(|(_, token)| token.trim());
    let link = bearer.and_then(|token| SeatLink::from_token(&server.signer, token));
    let token = match bearer {
        Some(token) => Token::read(&server.signer, token),
        None => cookies(headers).find_map(|value| Token::read(&server.signer, value)),
    };
    let known = match token {
        Some(token) => {
            let device = token.secret.id();
            let row = server.guest(device).await?;
            token.is_good(&row, server.store.undated_until(), now()).then_some((token, device, row))
        }
        None => None,
    };
    if bearer.is_some() && link.is_none() && known.is_none() {
        return Err(Stranger::Unknown(preferred(headers).unwrap_or(Language::English)));
    }
    // Whoever comes with a link's token alone is nobody else than the holder of that seat.
    let proven = link.is_some() || (bearer.is_some() && known.is_some());
    let fresh = known.is_none();
    let (token, device, row) = match known {
        Some(known) => known,
        None => {
            let token = Token::new(GuestSecret::random()?, 0, now());
            (token, token.secret.id(), GuestRow::default())
        }
    };
    let secret = token.secret;
    if row.seen > 0 && now() - row.seen > SEEN {
        // It is no harm if this cannot be written now.
        let _ = server.save_guest(device, row.clone()).await;
    }
    let mut row = row;
    let (guest, user) = match row.user {
        Some(id) => (id, server.user(id).await?),
        None => (device, None),
    };
    let guest = if let Some(user) = &user {
        row.name.clone_from(&user.name);
        guest
    } else {
        device
    };
    let asked = uri.query().and_then(|query| {
        query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Language::from_code)
    });
    let kept = row.language.as_deref().and_then(Language::from_code);
    let renewed = bearer.is_none() && (fresh || token.is_old(now()));
    let set_cookie = renewed.then(|| Token::new(secret, row.epoch, now()));
    let context = RequestContext {
        guest,
        user,
        device,
        row,
        language: asked.or(kept).or_else(|| preferred(headers)).unwrap_or(Language::English),
        token: OnceLock::new(),
        fresh,
        bearer: proven,
        link,
        json: is_program(uri, headers),
        address,
        secret,
        server: server.clone(),
    };
    Ok((context, set_cookie))
}

/// Whether the answer is for a program.
pub(super) fn is_program(uri: &Uri, headers: &HeaderMap) -> bool {
    uri.path().starts_with("/api/")
        || text(headers, ACCEPT.as_str()).is_some_and(|accept| accept.contains("application/json"))
        || text(headers, CONTENT_TYPE.as_str()).is_some_and(|kind| kind.starts_with("application/json"))
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().strip_prefix(COOKIE_NAME)?.strip_prefix('='))
}

/// The first of our languages that the browser names.
fn preferred(headers: &HeaderMap) -> Option<Language> {
    let named = text(headers, ACCEPT_LANGUAGE.as_str())?.split(',');
    named.filter_map(|word| Language::from_code(word.trim().get(..2)?)).next()
}

/// A header as text.
pub(crate) fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
