//! Control for hosts: who may sign up and open tables, and what moderators do. By page, and by `khipu admin`.

mod order;
mod page;
mod policy;
mod report;

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use axum::Router;
use axum::routing::{get, post};

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use crate::store::{ClientId, Role, StoreError, now};

pub(super) use order::{Order, OrderError};
pub(crate) use policy::{Policy, SignUp};

/// The pages and posts of moderators.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new().route("/", get(page::control).post(order::post)).route("/settle", post(report::settle))
}

/// The page where anybody reports something.
pub(super) fn report_routes() -> Router<Arc<Server>> {
    Router::new().route("/", get(report::form).post(report::post))
}

/// What is asked for at every request, at hand.
#[derive(Default)]
pub(crate) struct Control(RwLock<Arc<Rules>>);

/// What holds now.
#[derive(Default)]
pub(crate) struct Rules {
    pub(crate) policy: Policy,
    barred: HashMap<ClientId, i64>,
}

impl Control {
    fn now(&self) -> Arc<Rules> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Server {
    /// Reads again what holds: after a change, and from time to time for what other nodes have changed.
    pub(super) async fn read_control(&self) -> Result<(), StoreError> {
        let policy = self.store.setting(policy::NAME).await?;
        let policy = policy.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let barred = self.store.barred_networks().await?.into_iter().collect();
        *self.control.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(Rules { policy, barred });
        Ok(())
    }

    /// What the host wants.
    pub(super) fn policy(&self) -> Policy {
        self.control.now().policy
    }

    /// Refuses whoever is barred, as a user or by where they come from.
    pub(super) fn is_welcome(&self, context: &RequestContext) -> Result<(), Failure> {
        let user = context.user.as_ref().map_or(0, |user| user.banned);
        let rules = self.control.now();
        // Where somebody comes from costs a hash to say, and seldom matters.
        let known = (!rules.barred.is_empty()).then(|| rules.barred.get(&context.client()));
        let network = known.flatten().copied().unwrap_or_default();
        if user.max(network) > now() { Err(context.refused(403, "user-banned")) } else { Ok(()) }
    }

    /// Refuses whoever may not write to others.
    pub(super) fn may_speak(&self, context: &RequestContext) -> Result<(), Failure> {
        let muted = context.user.as_ref().is_some_and(|user| user.muted > now());
        if muted { Err(context.refused(403, "control-muted")) } else { Ok(()) }
    }

    /// Refuses whoever may not open tables here.
    pub(super) fn may_open(&self, context: &RequestContext) -> Result<(), Failure> {
        let fits = match self.policy().tables {
            policy::Opening::Everybody => true,
            policy::Opening::Users => context.user.is_some(),
            policy::Opening::Moderators => context.role() >= Role::Moderator,
        };
        if fits { Ok(()) } else { Err(context.refused(403, "control-no-tables")) }
    }
}

impl RequestContext {
    /// What whoever asks may do to others.
    pub(super) fn role(&self) -> Role {
        self.user.as_ref().map_or(Role::Player, |user| user.role)
    }
}
