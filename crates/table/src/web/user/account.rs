//! Becoming a user, logging in and logging out.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_words::Language;
use serde_json::json;

use super::super::Server;
use super::super::bot::is_of_bot;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::{RequestContext, same, text};
use super::super::token::Token;
use super::code::RecoveryCode;
use crate::store::{GuestId, GuestRow, GuestSecret, StoreError, UserRow, now};
use crate::tables::{ActError, look_alike, shapes, visible};

/// The most characters of what a device is called.
const LABEL: usize = 40;

impl RequestContext {
    /// What went wrong, in words of a locale file.
    pub(in super::super) fn refused(&self, status: u16, key: &str) -> Failure {
        Failure::worded(status, self.words(), key).for_program(self.json)
    }

    pub(in super::super) fn store_failed(&self, error: StoreError) -> Failure {
        self.failure(&ActError::Store(error), &[])
    }

    /// Who asks, who must be a user.
    pub(in super::super) fn as_user(&self) -> Result<(GuestId, UserRow), Failure> {
        let user = self.user.clone().ok_or_else(|| self.refused(401, "user-log-in-first"))?;
        Ok((self.guest, user))
    }
}

impl Server {
    /// A name that somebody may have for themselves alone: it can be shown, and nobody is called like that for another reason.
    pub(super) fn own_name(&self, context: &RequestContext, name: &str) -> Result<String, Failure> {
        let name = visible(name).ok_or_else(|| context.failure(&ActError::Name, &[]))?;
        let languages = Language::NAMES.iter().map(|(_, language)| self.words(*language));
        let reserved =
            languages.flat_map(|words| ["server-guest", "user-moderator"].map(|key| words.word(key)));
        if is_of_bot(&name) || reserved.into_iter().any(|word| look_alike(&word, &name)) {
            return Err(context.refused(422, "user-name-reserved"));
        }
        Ok(name)
    }

    /// A name that somebody calls themselves by, which must not be another user's.
    pub(in super::super) async fn any_name(
        &self,
        context: &RequestContext,
        name: &str,
    ) -> Result<String, Failure> {
        let name = visible(name).ok_or_else(|| context.failure(&ActError::Name, &[]))?;
        if is_of_bot(&name) {
            return Err(context.refused(422, "user-name-reserved"));
        }
        self.is_free(context, &name).await?;
        Ok(name)
    }

    /// Whether a name is still free.
    pub(super) async fn is_free(&self, context: &RequestContext, name: &str) -> Result<(), Failure> {
        let taken =
            self.store.user_named(&shapes(name)).await.map_err(|error| context.store_failed(error))?;
        if taken.is_some_and(|user| user != context.guest) {
            return Err(context.refused(409, "user-name-taken"));
        }
        Ok(())
    }

    /// Makes a user of a guest: seats that the guest holds are the user's, who has the same id.
    pub(in super::super) async fn become_user(
        &self,
        context: &RequestContext,
        row: UserRow,
        invitation: &str,
    ) -> Result<GuestId, Failure> {
        if context.user.is_some() {
            return Err(context.refused(409, "user-already"));
        }
        self.may_create(context)?;
        // An invitation is not used up for a name that another has.
        self.is_free(context, &row.name).await?;
        self.may_sign_up(context, invitation).await?;
        self.has_room_for_guests(context).await?;
        let names = shapes(&row.name);
        let row = UserRow { language: Some(context.language.code().to_owned()), ..row };
        // Only programs have such a name.
        let made = if is_of_bot(&row.name) {
            self.store.create_bot(context.guest, row, names).await
        } else {
            self.store.create_user(context.guest, row, names).await
        };
        match made {
            Ok(()) => Ok(context.guest),
            Err(StoreError::Conflict) => Err(context.refused(409, "user-name-taken")),
            Err(error) => Err(context.store_failed(error)),
        }
    }

    /// Makes a device one of a user's. What its cookie was before is worth nothing any more, so nobody who knew it comes
    /// with; what the guest held is the user's.
    pub(in super::super) async fn log_in(
        self: &Arc<Self>,
        context: &RequestContext,
        user: GuestId,
        headers: &HeaderMap,
    ) -> Result<Token, Failure> {
        let row = self.user(user).await.map_err(|error| context.store_failed(error))?;
        let row = row.ok_or_else(|| context.refused(403, "user-unknown"))?;
        if row.banned > now() {
            return Err(context.refused(403, "user-banned"));
        }
        let saved = async {
            let secret = GuestSecret::random()?;
            let (language, theme) =
                (context.row.language.clone().or(row.language), context.row.theme.clone());
            let device = Some(device_of(headers));
            let fresh = GuestRow {
                name: row.name.clone(),
                language,
                theme,
                user: Some(user),
                device,
                ..GuestRow::default()
            };
            self.save_guest(secret.id(), fresh).await?;
            self.forget_device(context.device, &context.row).await?;
            Ok(Token::new(secret, 0, now()))
        };
        let token = saved.await.map_err(|error| context.store_failed(error))?;
        if context.user.is_none() && context.device != user {
            self.claim(context.device, user, &row.name).await;
        }
        Ok(token)
    }

    /// Nobody locks themselves out: whoever takes away a way to log in must have another one.
    pub(super) async fn has_another_way(&self, context: &RequestContext) -> Result<(), Failure> {
        let (user, row) = context.as_user()?;
        let counted = async {
            let identities = self.store.identities(user).await?.into_iter();
            // Those of a provider that the host has given up let nobody in.
            let issuer = self.provider.as_ref().map(|provider| provider.config.issuer.as_str());
            let identities = identities.filter(|row| Some(row.issuer.as_str()) == issuer).count();
            Ok(identities + self.store.passkeys(user).await?.len())
        };
        let counted = counted.await.map_err(|error| context.store_failed(error))?;
        let ways = counted + usize::from(row.recovery.is_some()) + usize::from(row.mail.is_some());
        if ways > 1 { Ok(()) } else { Err(context.refused(409, "user-last-way")) }
    }

    /// Logs a device out: its cookie opens nothing any more.
    pub(super) async fn forget_device(&self, id: GuestId, row: &GuestRow) -> Result<(), StoreError> {
        self.save_guest(id, GuestRow { epoch: row.epoch + 1, ..GuestRow::default() }).await
    }

    /// Logs a user out on all devices but one.
    pub(in super::super) async fn log_out_user(
        &self,
        user: GuestId,
        but: Option<GuestId>,
    ) -> Result<(), StoreError> {
        self.store.log_out(user, but).await?;
        self.guests.forget(None);
        self.closing.close_for(user);
        Ok(())
    }

    /// The answer to whoever has logged in: their page.
    pub(super) fn welcome(&self, context: &RequestContext, token: Token) -> Response {
        let mut response = if context.json {
            Json(json!({ "to": "/user" })).into_response()
        } else {
            Redirect::to("/user").into_response()
        };
        self.set_cookie(token, &mut response);
        response
    }
}

/// What the device of a request is.
pub(super) fn device_of(headers: &HeaderMap) -> String {
    device_name(text(headers, "user-agent").unwrap_or_default())
}

/// What a device is, as far as its browser says: names that are the same in every language.
fn device_name(agent: &str) -> String {
    const BROWSERS: [(&str, &str); 5] = [
        ("Firefox", "Firefox"),
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Chrome", "Chrome"),
        ("Safari", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => agent.chars().filter(char::is_ascii_graphic).take(LABEL).collect(),
    }
}

/// `POST /user/new`: a user with a printed code.
pub(crate) async fn new(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Failure> {
    let name = server.own_name(&context, fields.get("name").unwrap_or_default())?;
    let code = RecoveryCode::random().map_err(|error| context.store_failed(error))?;
    let row = UserRow { name, recovery: Some(code.hash().to_vec()), ..UserRow::default() };
    let user = server.become_user(&context, row, fields.get("invitation").unwrap_or_default()).await?;
    let token = server.log_in(&context, user, &headers).await?;
    let mut response = if context.json {
        Json(json!({ "code": code.to_string() })).into_response()
    } else {
        super::page::code_page(&context.frame("/user"), &code.to_string()).into_response()
    };
    server.set_cookie(token, &mut response);
    Ok(response)
}

/// `POST /user/code`: logs in with the printed code.
pub(crate) async fn with_code(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Failure> {
    // Nobody learns which of both was wrong.
    let wrong = || context.refused(403, "user-code-wrong");
    let name = fields.get("name").unwrap_or_default().trim();
    let given = RecoveryCode::read(fields.get("code").unwrap_or_default());
    let named = server.store.user_named(&shapes(name)).await.map_err(|error| context.store_failed(error))?;
    let (Some(code), Some(user)) = (given, named) else { return Err(wrong()) };
    let row = server.user(user).await.map_err(|error| context.store_failed(error))?;
    let kept = row.and_then(|row| row.recovery).ok_or_else(wrong)?;
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    if !same(hex(&kept), hex(&code.hash())) {
        return Err(wrong());
    }
    let token = server.log_in(&context, user, &headers).await?;
    Ok(server.welcome(&context, token))
}

/// `POST /user/recovery`: a new printed code; the one before is worth nothing any more.
pub(crate) async fn new_code(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    _: Fields,
) -> Result<Response, Failure> {
    let (id, row) = context.as_user()?;
    let code = RecoveryCode::random().map_err(|error| context.store_failed(error))?;
    let row = UserRow { recovery: Some(code.hash().to_vec()), ..row };
    server.save_user(id, row).await.map_err(|error| context.store_failed(error))?;
    Ok(super::page::code_page(&context.frame("/user"), &code.to_string()).into_response())
}

/// `POST /user/name`: another name; seats where the user sits take it on when they sit down again.
pub(crate) async fn rename(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let (id, _) = context.as_user()?;
    server.keeps_its_name(&context).await?;
    let name = server.own_name(&context, fields.get("name").unwrap_or_default())?;
    match server.store.rename_user(id, &name, shapes(&name)).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(context.refused(409, "user-name-taken")),
        Err(error) => return Err(context.store_failed(error)),
    }
    server.forget_user(id);
    Ok(Redirect::to("/user").into_response())
}

/// `POST /user/out`: logs out on this device, or on another of the same user (`device`).
pub(crate) async fn log_out(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let (user, _) = context.as_user()?;
    let wanted = fields.get("device").and_then(GuestId::from_hex).unwrap_or(context.device);
    let done = async {
        let devices = server.store.devices(user).await?;
        if let Some((id, row)) = devices.into_iter().find(|(id, _)| *id == wanted) {
            server.forget_device(id, &row).await?;
            // Streams of the other devices come back by themselves.
            server.closing.close_for(user);
        }
        Ok(())
    };
    done.await.map_err(|error| context.store_failed(error))?;
    Ok(Redirect::to(if wanted == context.device { "/" } else { "/user" }).into_response())
}

#[cfg(test)]
mod tests {
    use super::device_name;

    #[test]
    fn devices_are_called_by_what_they_are() {
        let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(device_name(agent), "Firefox · Linux");
        let agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
        assert_eq!(device_name(agent), "Chrome · Android");
        assert_eq!(device_name("curl/8.0\u{7}"), "curl/8.0");
        assert_eq!(device_name(&"x".repeat(500)).len(), 40);
    }
}
