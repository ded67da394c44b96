"""Lines in an SVG file, with nothing but the standard library: for score distributions and learning curves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM, TOP = 720, 320, 56, 130, 44, 36
# Colours that people who see few of them can tell apart; the dashes help those who see none.
STYLES = [("#0072b2", ""), ("#d55e00", "6 3"), ("#009e73", "2 3"), ("#cc79a7", "9 3 2 3"), ("#56b4e9", "12 4")]

Line = tuple[str, Sequence[float], Sequence[float]]  # What it is called, its x and its y.


def ticks(least: float, most: float) -> list[float]:
    """Some round numbers in between: steps of 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10((most - least) / 5))
    step = next(power * by for by in (1, 2, 5, 10) if (most - least) / (power * by) <= 6)
    return [step * number for number in range(math.ceil(least / step), math.floor(most / step) + 1)]


def draw(path: str | Path, title: str, across: str, up: str, lines: Sequence[Line]) -> None:
    """Writes a picture of some lines with their axes and names."""
    xs, ys = [x for _, x, _ in lines for x in x], [y for _, _, y in lines for y in y]
    (x0, x1), (y0, y1) = (min(xs), max(xs)), (min(0.0, *ys), max(ys))
    x1, y1 = (x1 if x1 > x0 else x0 + 1), (y1 if y1 > y0 else y0 + 1)

    def place(x: float, y: float) -> tuple[float, float]:
        wide, high = WIDTH - LEFT - RIGHT, HEIGHT - BOTTOM - TOP
        return LEFT + wide * (x - x0) / (x1 - x0), HEIGHT - BOTTOM - high * (y - y0) / (y1 - y0)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="14" font-weight="bold">{escape(title)}</text>',
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(across)}</text>',
        f'<text x="8" y="{TOP - 4}" font-size="11">{escape(up)}</text>',
    ]
    for x in ticks(x0, x1):
        at, low = place(x, y0)
        parts.append(f'<text x="{at:.1f}" y="{low + 16:.1f}" text-anchor="middle">{x:,.6g}</text>')
        parts.append(f'<path d="M{at:.1f} {TOP}V{low:.1f}" stroke="#ddd"/>')
    for y in ticks(y0, y1):
        left, at = place(x0, y)
        parts.append(f'<text x="{left - 6:.1f}" y="{at + 4:.1f}" text-anchor="end">{y:,.4g}</text>')
        parts.append(f'<path d="M{left:.1f} {at:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
    for number, (name, x, y) in enumerate(lines):
        colour, dashes = STYLES[number % len(STYLES)]
        points = " ".join("{:.1f},{:.1f}".format(*place(*point)) for point in zip(x, y))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>')
        at = WIDTH - RIGHT + 10, TOP + 14 + 16 * number
        parts.append(f'<path d="M{at[0]} {at[1] - 4}h26" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>')
        parts.append(f'<text x="{at[0] + 32}" y="{at[1]}">{escape(name)}</text>')
    Path(path).write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")
