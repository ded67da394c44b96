//! Where the wheels stand. The gears have teeth of one size, so their radii are in the ratio of their teeth, and they
//! stand around the calendar at whole teeth of it, so that all six mesh.

use khipu_board::Frame;
use khipu_tzolkin::{Gear, GearPlan};

/// The drawing of the wheels. The style sheet knows its size, too.
pub(super) const FRAME: Frame = Frame { group: "wheels", width: 996, height: 990 };
/// The middle of the calendar.
pub(super) const CENTRE: (f32, f32) = (498.0, 412.0);
/// The radius that one tooth makes.
const TOOTH: f32 = 9.2;
/// From the middle of a tooth's height to the tip and to the root.
const ADDENDUM: f32 = 9.0;
/// From the teeth of a gear to the middle of the plates around it.
const TO_PLATE: f32 = 49.0;
/// Half the size of a plate.
pub(super) const PLATE: (f32, f32) = (31.0, 26.0);

/// A gear on the board. Angles are degrees, clockwise from the top.
#[derive(Clone, Copy)]
pub(super) struct Wheel {
    pub(super) centre: (f32, f32),
    pub(super) radius: f32,
    pub(super) teeth: u8,
    /// The direction of the calendar.
    mesh: f32,
}

impl Wheel {
    /// The calendar; its teeth point straight up and at every gear.
    pub(super) fn calendar(teeth: u8) -> Self {
        Self { centre: CENTRE, radius: TOOTH * f32::from(teeth), teeth, mesh: 0.0 }
    }

    pub(super) fn of(gear: Gear, plan: GearPlan, calendar: Wheel) -> Self {
        // So many teeth of the calendar on from the top, clockwise.
        let teeth_on = match gear {
            Gear::Palenque => 18.0,
            Gear::Yaxchilan => 23.0,
            Gear::Tikal => 3.0,
            Gear::Uxmal => 8.0,
            Gear::ChichenItza => 13.0,
        };
        let radius = TOOTH * f32::from(plan.teeth);
        let direction = calendar.step() * teeth_on;
        let centre = calendar.at(direction, calendar.radius + radius);
        Self { centre, radius, teeth: plan.teeth, mesh: direction + 180.0 }
    }

    /// From one tooth to the next.
    pub(super) fn step(self) -> f32 {
        360.0 / f32::from(self.teeth)
    }

    /// The angle of a space. The last two teeth, which have no number, lie on both sides of the calendar's tooth.
    pub(super) fn angle(self, space: f32) -> f32 {
        self.mesh + self.step() * (space + 1.5)
    }

    pub(super) fn at(self, angle: f32, distance: f32) -> (f32, f32) {
        let (sin, cos) = angle.to_radians().sin_cos();
        (self.centre.0 + distance * sin, self.centre.1 - distance * cos)
    }

    /// Where a worker on a space stands.
    pub(super) fn tooth(self, space: u8) -> (f32, f32) {
        self.at(self.angle(space.into()), self.radius)
    }

    /// The middle of the plate of a space. Those next to the calendar stand back a little.
    pub(super) fn plate(self, space: u8, last: u8) -> (f32, f32) {
        let back = match (space == last, self.teeth > 10) {
            (true, true) => 0.22,
            (true, false) => 0.12,
            (false, _) => 0.0,
        };
        self.at(self.angle(f32::from(space) - back), self.radius + TO_PLATE)
    }

    /// The outline, with a tooth at the top, around the origin.
    pub(super) fn outline(self) -> String {
        let step = self.step();
        let (root, tip) = (self.radius - ADDENDUM, self.radius + ADDENDUM);
        let mut path = String::new();
        for tooth in 0..self.teeth {
            let middle = f32::from(tooth) * step;
            for (angle, distance) in
                [(-0.29 * step, root), (-0.17 * step, tip), (0.17 * step, tip), (0.29 * step, root)]
            {
                let (sin, cos) = (middle + angle).to_radians().sin_cos();
                let letter = if path.is_empty() { 'M' } else { 'L' };
                path += &format!("{letter}{:.1} {:.1}", distance * sin, -distance * cos);
            }
        }
        path + "Z"
    }
}

#[cfg(test)]
mod tests {
    use khipu_tzolkin::Components;

    use super::*;

    /// The angle of a tooth's middle nearest to a direction, in teeth.
    fn off(angle: f32, step: f32) -> f32 {
        let teeth = angle / step;
        teeth - teeth.round()
    }

    #[test]
    fn teeth_mesh_on_every_day() {
        let rules = Components::builtin();
        let calendar = Wheel::calendar(rules.teeth);
        for &gear in Gear::ALL {
            let wheel = Wheel::of(gear, rules.gears[gear as usize], calendar);
            // The calendar shows the gear the middle of a tooth, and the gear a gap.
            assert!(off(wheel.mesh + 180.0, calendar.step()).abs() < 1e-3, "{gear:?}");
            let gap = off(wheel.mesh - wheel.angle(0.0), wheel.step()).abs();
            assert!((gap - 0.5).abs() < 1e-3, "{gear:?}: {gap}");
            let apart = (wheel.centre.0 - CENTRE.0).hypot(wheel.centre.1 - CENTRE.1);
            assert!((apart - calendar.radius - wheel.radius).abs() < 1e-2);
        }
    }

    #[test]
    fn workers_and_plates_stand_clear_of_each_other() {
        let rules = Components::builtin();
        let calendar = Wheel::calendar(rules.teeth);
        let mut plates = Vec::new();
        for &gear in Gear::ALL {
            let plan = rules.gears[gear as usize];
            let wheel = Wheel::of(gear, plan, calendar);
            plates.extend((1..=plan.last).map(|space| wheel.plate(space, plan.last)));
        }
        for (i, one) in plates.iter().enumerate() {
            for other in &plates[i + 1..] {
                let clear = (one.0 - other.0).abs() >= 2.0 * PLATE.0 - 3.0
                    || (one.1 - other.1).abs() >= 2.0 * PLATE.1 - 3.0;
                assert!(clear, "{one:?} {other:?}");
            }
        }
    }
}
