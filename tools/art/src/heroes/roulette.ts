import { mix, toneRamp } from '../core/colour';
import { circle } from '../core/geometry';
import { fix, fix2, radians } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import type { DrawHero } from './hero';
import { hero } from './hero';

/** A roulette wheel, tilted. */
export const drawRoulette: DrawHero = (kit, rng) => {
  const { palette, doc } = kit;
  const m = palette.metal;
  const ky = rng.pick([0.62, 0.74, 1]);
  const N = 37;
  const wood = toneRamp(rng.pick(['#7a3b1e', '#5a2a22', mix(palette.key.d2, '#6a3a22', 0.5)]));
  let svg = '';
  if (ky < 1) {
    svg += kit.solid(
      `M-94 0A94 94 0 0 0 94 0L88 ${fix(26 / ky)}A92 92 0 0 1 -88 ${fix(26 / ky)}Z`,
      toneRamp(wood.d1),
      { w: 8 },
    );
  }
  svg +=
    kit.solid(circle(0, 0, 95), wood, { w: 9 }) +
    kit.line(circle(0, 0, 88), m, 'l1', 2.4) +
    kit.line(circle(0, 0, 80), m, 'b', 1.6) +
    (kit.mode === 'neon'
      ? ''
      : filled(
          circle(0, 0, 79),
          doc.radial([
            [0, '#1a0d08'],
            [0.8, '#3a1a10'],
            [1, '#120806'],
          ]),
        ));
  const rot = rng.float(360);
  let pk = '';
  for (let i = 0; i < N; i++) {
    const a = radians(rot + (i * 360) / N);
    const b = radians(rot + ((i + 1) * 360) / N);
    const c = i === 0 ? '#0f9a52' : i % 2 ? '#c8102e' : '#15131a';
    const seg = (r0: number, r1: number) =>
      `M${fix(r0 * Math.cos(a))} ${fix(r0 * Math.sin(a))}L${fix(r1 * Math.cos(a))} ${fix(r1 * Math.sin(a))}A${r1} ${r1} 0 0 1 ${fix(r1 * Math.cos(b))} ${fix(r1 * Math.sin(b))}L${fix(r0 * Math.cos(b))} ${fix(r0 * Math.sin(b))}A${r0} ${r0} 0 0 0 ${fix(r0 * Math.cos(a))} ${fix(r0 * Math.sin(a))}Z`;
    pk +=
      kit.mode === 'neon'
        ? stroked(seg(50, 76), i === 0 ? '#2fe08a' : i % 2 ? palette.key.l1 : palette.accent.b, 1)
        : filled(seg(62, 77), c, `stroke="${m.l1}" stroke-width=".9"`) +
          filled(seg(49, 62), mix(c, '#000000', 0.35), `stroke="${m.d1}" stroke-width=".7"`);
    if (kit.mode !== 'neon') {
      pk += group(
        `rotate(${fix(rot + ((i + 0.5) * 360) / N)}) translate(69.5 0) rotate(90)`,
        filled('M-2 -4L2 -4L2 4L-2 4Z', '#fff', opacity(0.8)),
      );
    }
  }
  svg += pk + kit.solid(circle(0, 0, 48), wood, { w: 6 });
  for (let i = 0; i < 8; i++) {
    svg += group(
      `rotate(${i * 45})`,
      kit.facets([
        {
          pts: [
            [0, 0],
            [-9, -16],
            [0, -46],
          ],
          k: 0.7,
          r: wood,
        },
        {
          pts: [
            [0, 0],
            [9, -16],
            [0, -46],
          ],
          k: 0.36,
          r: wood,
        },
      ]),
    );
  }
  for (let i = 0; i < 4; i++) {
    svg += group(
      `rotate(${i * 90 + 20})`,
      kit.solid('M-3 0L-2 -30L2 -30L3 0Z', m, { w: 1.5 }) + kit.sphere(0, -32, 5.5, m),
    );
  }
  svg += kit.bevel(circle(0, 0, 15), m, 3);
  const ba = radians(rot + 200);
  svg += kit.sphere(70 * Math.cos(ba), 70 * Math.sin(ba), 6.4, toneRamp('#ffffff'));
  if (kit.mode === 'lux' || kit.mode === 'toon') {
    svg += filled('M-90 -30A95 95 0 0 1 40 -86A120 120 0 0 0 -90 -30Z', '#fff', opacity(0.2));
  }
  return (
    group(ky < 1 ? `scale(1.04 ${fix2(ky * 1.04)}) translate(0 -6)` : '', svg) +
    (ky < 1
      ? kit.lathe(
          [
            {
              p: [
                [10, -14],
                [14, -6],
              ],
              r: m,
            },
            {
              p: [
                [4, -44],
                [9, -30],
                [6, -14],
              ],
              r: m,
            },
          ],
          { e: 0.4 },
        ) + kit.sphere(0, -46, 8, m)
      : '') +
    kit.flare(-50, -40, 22)
  );
};

export const rouletteHeroes = {
  roulette: hero(drawRoulette),
};
