import { toneRamp } from '../core/colour';
import { circle, curve, type Point, polygon, starPath, starPoints } from '../core/geometry';
import type { Facet, Kit } from '../core/kit';
import { item, radians } from '../core/numbers';
import { group, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

/** The metal of the picture. */
export const metalOf = (kit: Kit) => kit.palette.metal;

export const westernHeroes = {
  sheriff: hero((kit, rng) => {
    const m = kit.palette.metal;
    const o = starPoints(6, 84, 46);
    const c: Point = [0, 0];
    const fs = o.map((q, i): Facet => ({
      pts: [c, q, item(o, (i + 1) % o.length)],
      k: 0.55 + (i % 2 ? -0.18 : 0.2) + 0.14 * Math.cos(radians(i * 30 - 30)),
      r: m,
    }));
    let svg = kit.outline(polygon(o)) + kit.facets(fs) + stroked(polygon(o), m.l2, 2.6);
    for (let i = 0; i < 6; i++) {
      svg += kit.sphere(
        88 * Math.cos(radians(i * 60 - 90)),
        88 * Math.sin(radians(i * 60 - 90)),
        9.5,
        m,
      );
    }
    svg +=
      kit.bevel(circle(0, 0, 40), m, 4) +
      kit.solid(circle(0, 0, 31), kit.palette.key, { w: 4 }) +
      group(
        'scale(.44)',
        kit.bevel(EMBLEMS[rng.pick(['star', 'seven', 'fleur', 'crown', 'clover'])](), m, 6),
      );
    return svg + kit.flare(-30, -40, 20);
  }),
  cowhat: hero((kit, rng) => {
    const { palette } = kit;
    const c = toneRamp(rng.pick(['#8a5428', '#5a3a2a', palette.key.d1, '#c89a5a']));
    let svg =
      kit.solid(
        curve([
          [-98, 18, 1],
          [-66, 40],
          [0, 52],
          [66, 40],
          [98, 18, 1],
          [84, 56],
          [30, 74],
          [-30, 74],
          [-84, 56],
        ]),
        toneRamp(c.d1),
        { w: 6 },
      ) +
      kit.solid(
        curve([
          [-56, 40, 1],
          [-50, -30],
          [-34, -72],
          [-12, -62],
          [0, -56],
          [14, -66],
          [38, -70],
          [52, -28],
          [56, 40, 1],
          [0, 52],
        ]),
        c,
        { w: 10 },
      ) +
      kit.solid(
        curve([
          [-56, 18, 1],
          [0, 32],
          [56, 18, 1],
          [58, 40, 1],
          [0, 54],
          [-58, 40, 1],
        ]),
        palette.key,
        { w: 3 },
      ) +
      group('translate(0 36) scale(.26)', kit.bevel(starPath(5, 50, 22), palette.metal, 8)) +
      kit.solid(
        curve([
          [-98, 16, 1],
          [-82, 30],
          [-50, 44],
          [0, 52],
          [50, 44],
          [82, 30],
          [98, 16, 1],
          [80, 44],
          [30, 62],
          [-30, 62],
          [-80, 44],
        ]),
        c,
        { w: 5 },
      );
    return svg;
  }),
};
