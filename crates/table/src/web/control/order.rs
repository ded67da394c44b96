//! What moderators do: read from a form or from `khipu admin`, done, and written down.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::Seat;
use serde_json::json;

use super::super::Server;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::super::network::bucket;
use super::policy::{self, Opening, Policy, SignUp};
use crate::store::{Closed, GuestId, Role, StoreError, TableId, UserRow, now};
use crate::tables::{ActError, SeatAct, shapes};

/// The most characters of a reason.
const REASON: usize = 200;
/// The longest time for which somebody is barred, in hours: ten years.
const LONGEST: i64 = 10 * 365 * 24;

/// What a moderator wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) enum Order {
    /// Gives a user a role.
    Role { name: String, role: Role },
    /// Lets a user write nothing to others for so many hours; 0 lets them again.
    Mute { name: String, hours: i64 },
    /// Bars a user for so many hours; 0 lets them in again.
    Ban { name: String, hours: i64 },
    /// Bars a network by an address of it.
    BanNetwork { address: IpAddr, hours: i64 },
    /// Takes somebody from a seat; the host of the table may let somebody else sit there.
    Kick { table: TableId, seat: usize },
    /// Closes a table: everybody still reads it, nobody acts.
    Close { table: TableId, why: String },
    /// Takes a table away from everybody.
    Remove { table: TableId },
    /// Gives it back, and opens it again.
    Restore { table: TableId },
    /// Who may become a user, and who may open tables.
    Policy(Policy),
}

/// Why an order cannot be done.
#[derive(Debug)]
pub(in super::super) enum OrderError {
    /// It is none; what was wrong with it.
    Unclear(&'static str),
    NoUser,
    NoTable,
    /// It is for those above.
    Rank,
    Store(StoreError),
}

impl From<StoreError> for OrderError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::NoTable,
            error => Self::Store(error),
        }
    }
}

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unclear(what) => write!(f, "this cannot be understood: {what}"),
            Self::NoUser => f.write_str("there is no such user"),
            Self::NoTable => f.write_str("there is no such table"),
            Self::Rank => f.write_str("only somebody above may do this"),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OrderError {}

/// As the audit log has it.
impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Role { name, role } => write!(f, "role name={name} role={}", role.name()),
            Self::Mute { name, hours } => write!(f, "mute name={name} hours={hours}"),
            Self::Ban { name, hours } => write!(f, "ban name={name} hours={hours}"),
            // Addresses are not kept.
            Self::BanNetwork { hours, .. } => write!(f, "ban-network hours={hours}"),
            Self::Kick { table, seat } => write!(f, "kick table={table} seat={seat}"),
            Self::Close { table, why } => write!(f, "close table={table} why={why}"),
            Self::Remove { table } => write!(f, "remove table={table}"),
            Self::Restore { table } => write!(f, "restore table={table}"),
            Self::Policy(policy) => write!(f, "policy {}", serde_json::to_string(policy).unwrap_or_default()),
        }
    }
}

impl Order {
    /// Reads an order from its name and its fields.
    pub(in super::super) fn read<'a>(get: impl Fn(&str) -> Option<&'a str>) -> Result<Self, OrderError> {
        let text = |name: &'static str| {
            get(name).map(str::trim).filter(|text| !text.is_empty()).ok_or(OrderError::Unclear(name))
        };
        let named = || text("name").map(str::to_owned);
        let hours = || {
            let hours = text("hours")?.parse().map_err(|_| OrderError::Unclear("hours"))?;
            if (0..=LONGEST).contains(&hours) { Ok(hours) } else { Err(OrderError::Unclear("hours")) }
        };
        // Whoever copies the address of a table may paste it whole.
        let table = || {
            let text = text("table")?;
            TableId::read(text.rsplit('/').next().unwrap_or(text)).ok_or(OrderError::Unclear("table"))
        };
        Ok(match text("act")? {
            "role" => Self::Role {
                name: named()?,
                role: Role::from_name(text("role")?).ok_or(OrderError::Unclear("role"))?,
            },
            "mute" => Self::Mute { name: named()?, hours: hours()? },
            "ban" => Self::Ban { name: named()?, hours: hours()? },
            "ban-network" => {
                let address = text("address")?.parse().map_err(|_| OrderError::Unclear("address"))?;
                Self::BanNetwork { address, hours: hours()? }
            }
            "kick" => {
                let seat: usize = text("seat")?.parse().map_err(|_| OrderError::Unclear("seat"))?;
                // People count from one.
                Self::Kick { table: table()?, seat: seat.checked_sub(1).ok_or(OrderError::Unclear("seat"))? }
            }
            "close" => {
                let why: String =
                    text("why")?.chars().filter(|sign| !sign.is_control()).take(REASON).collect();
                Self::Close { table: table()?, why }
            }
            "remove" => Self::Remove { table: table()? },
            "restore" => Self::Restore { table: table()? },
            "policy" => {
                let find = |name: &str| {
                    SignUp::NAMES.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
                };
                let sign_up = find(text("sign_up")?).ok_or(OrderError::Unclear("sign_up"))?;
                let find = |name: &str| {
                    Opening::NAMES.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
                };
                let tables = find(text("tables")?).ok_or(OrderError::Unclear("tables"))?;
                Self::Policy(Policy { sign_up, tables })
            }
            _ => return Err(OrderError::Unclear("act")),
        })
    }

    /// Who may give it.
    const fn rank(&self) -> Role {
        match self {
            Self::Role { .. } | Self::Policy(_) | Self::BanNetwork { .. } => Role::Admin,
            _ => Role::Moderator,
        }
    }
}

impl Server {
    /// Does what a moderator wants, and writes it down; `actor` is who wants it, and what they may.
    pub(in super::super) async fn carry_out(
        &self,
        actor: (&str, Role),
        order: Order,
    ) -> Result<(), OrderError> {
        let (name, role) = actor;
        if role < order.rank() {
            return Err(OrderError::Rank);
        }
        let written = order.to_string();
        match order {
            Order::Role { name, role: wanted } => self.change(&name, role, |user| user.role = wanted).await?,
            Order::Mute { name, hours } => self.change(&name, role, |user| user.muted = until(hours)).await?,
            Order::Ban { name, hours } => {
                self.change(&name, role, |user| user.banned = until(hours)).await?;
                if let Some(id) = self.store.user_named(&shapes(&name)).await? {
                    self.closing.close_for(id);
                }
            }
            Order::BanNetwork { address, hours } => {
                let client = self.signer.client(bucket(address));
                self.store.bar_network(client, until(hours)).await?;
                self.read_control().await?;
            }
            Order::Kick { table, seat } => self.kick(&table, seat).await?,
            Order::Close { table, why } => {
                self.close(&table, Some(Closed { by: name.to_owned(), why })).await?;
            }
            Order::Remove { table } => {
                self.store.remove_table(&table, true).await?;
                self.tables.end(&[table]);
            }
            Order::Restore { table } => {
                self.store.remove_table(&table, false).await?;
                self.close(&table, None).await?;
            }
            Order::Policy(policy) => {
                let text = serde_json::to_string(&policy).unwrap_or_default();
                self.store.set_setting(policy::NAME, &text).await?;
                self.read_control().await?;
            }
        }
        tracing::info!(actor = name, order = written, "carried out");
        Ok(self.store.note(name, &written).await?)
    }

    /// Changes a user, if whoever wants it stands above them.
    async fn change(
        &self,
        name: &str,
        role: Role,
        change: impl FnOnce(&mut UserRow),
    ) -> Result<(), OrderError> {
        let id: GuestId = self.store.user_named(&shapes(name)).await?.ok_or(OrderError::NoUser)?;
        let mut user = self.store.user(id).await?.ok_or(OrderError::NoUser)?;
        if user.role >= role && role != Role::Admin {
            return Err(OrderError::Rank);
        }
        change(&mut user);
        Ok(self.save_user(id, user).await?)
    }

    /// Closes a table, or opens it again.
    async fn close(&self, table: &TableId, closed: Option<Closed>) -> Result<(), OrderError> {
        let table = self.tables.find(table).await.map_err(|_| OrderError::NoTable)?;
        match self.tables.close(&table, closed).await {
            Ok(_) => Ok(()),
            Err(ActError::Store(error)) => Err(OrderError::Store(error)),
            Err(_) => Err(OrderError::NoTable),
        }
    }

    async fn kick(&self, table: &TableId, seat: usize) -> Result<(), OrderError> {
        let table = self.tables.find(table).await.map_err(|_| OrderError::NoTable)?;
        let seat = Seat::checked(seat as u64, table.header.players).ok_or(OrderError::Unclear("seat"))?;
        match self.tables.reseat(&table, seat, SeatAct::Leave).await {
            Ok(_) => Ok(()),
            Err(ActError::Store(error)) => Err(OrderError::Store(error)),
            Err(_) => Err(OrderError::NoTable),
        }
    }
}

fn until(hours: i64) -> i64 {
    if hours == 0 { 0 } else { now() + hours * 3600 }
}

/// `POST /control`
pub(crate) async fn post(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let (_, user) = context.as_user()?;
    let done = match Order::read(|name| fields.get(name)) {
        Ok(order) => server.carry_out((&user.name, user.role), order).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(()) if context.json => Ok(Json(json!({ "done": true })).into_response()),
        Ok(()) => Ok(Redirect::to("/control").into_response()),
        Err(error) => Err(match error {
            OrderError::Unclear(_) => context.refused(422, "control-unclear"),
            OrderError::NoUser => context.refused(404, "user-unknown"),
            OrderError::NoTable => context.refused(404, "server-no-table"),
            OrderError::Rank => context.refused(403, "control-rank"),
            OrderError::Store(error) => context.store_failed(error),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Result<Order, OrderError> {
        Order::read(|name| fields.iter().find(|(known, _)| *known == name).map(|(_, value)| *value))
    }

    #[test]
    fn orders_are_read_and_written_down() {
        let table = TableId::random().expect("random");
        let address = format!("https://games.example.org/t/{table}");
        let kick = read(&[("act", "kick"), ("table", &address), ("seat", "2")]).expect("an order");
        assert_eq!(kick, Order::Kick { table: table.clone(), seat: 1 });
        let ban =
            read(&[("act", "ban-network"), ("address", "192.0.2.7"), ("hours", "24")]).expect("an order");
        assert_eq!(ban.to_string(), "ban-network hours=24", "addresses are not kept");
        assert!(ban.rank() == Role::Admin && kick.rank() == Role::Moderator);
    }

    #[test]
    fn what_is_unclear_is_named() {
        for (fields, what) in [
            (&[("act", "dance")][..], "act"),
            (&[("act", "ban"), ("hours", "1")], "name"),
            (&[("act", "ban"), ("name", "Eve"), ("hours", "-1")], "hours"),
            (&[("act", "ban"), ("name", "Eve"), ("hours", "99999999999999999999")], "hours"),
            (&[("act", "close"), ("table", "x")], "why"),
            (&[("act", "kick"), ("table", "x"), ("seat", "1")], "table"),
            (&[("act", "policy"), ("sign_up", "maybe"), ("tables", "users")], "sign_up"),
        ] {
            assert!(matches!(read(fields), Err(OrderError::Unclear(named)) if named == what), "{what}");
        }
    }
}
