import { toneRamp } from '../core/colour';
import { circle } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, item, radians } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, group, stroked } from '../core/svg';
import { coin } from './coins';
import { hero } from './hero';
import { laurel } from './olympus';
import { drawSoccer, drawVolley } from './panel-balls';
import { unlessNeon } from './parts';
import { drawBaseball, drawBasket, drawEight, drawRugby, drawTennis } from './seam-balls';

const flying = (draw: (kit: Kit, r: number, rng: Rng) => string) => (kit: Kit, rng: Rng) => {
  const { palette } = kit;
  let svg = '';
  const a = rng.float(110, 160);
  for (let i = 0; i < 6; i++) {
    const o = (i - 2.5) * 19;
    svg += group(
      `rotate(${fix(a)})`,
      filled(
        `M20 ${fix(o - 4)}L${fix(120 + (i % 3) * 22)} ${fix(o * 1.3)}L20 ${fix(o + 4)}Z`,
        kit.doc.linear(
          [
            [0, palette.glow, 0.75],
            [1, palette.glow, 0],
          ],
          20,
          0,
          150,
          0,
          true,
        ),
      ),
    );
  }
  return svg + draw(kit, 74, rng);
};

export const ballsHeroes = {
  b_soccer: hero(flying(drawSoccer)),
  b_basket: hero(flying(drawBasket)),
  b_tennis: hero(flying(drawTennis)),
  b_volley: hero(flying(drawVolley)),
  b_baseball: hero(flying(drawBaseball)),
  b_rugby: hero(flying(drawRugby)),
  b_eight: hero(flying(drawEight)),
  medal: hero((kit, rng) => {
    const { palette } = kit;
    let svg =
      kit.solid('M-44 -100L-10 -100L22 -20L-10 -8Z', palette.key, { w: 4 }) +
      kit.solid('M44 -100L10 -100L-22 -20L10 -8Z', palette.key2, { w: 4 });
    return (
      svg +
      group(
        'translate(0 32)',
        coin(kit, 62, { emblem: rng.pick(['star', 'crown', 'bolt', 'seven']), th: 6 }),
      ) +
      laurel(kit, 74, 1).replace('<g transform="scale(1)"', '<g transform="translate(0 32)"') +
      kit.flare(-24, 4, 22)
    );
  }),
  dart: hero((kit) => {
    const { palette } = kit;
    let svg = kit.solid(circle(0, 0, 94), toneRamp('#22202b'), { w: 6 });
    const cs = ['#f1e6cf', '#22202b', '#c8202f', '#1b8a4a'];
    for (const [r0, r1, o] of [
      [74, 82, 2],
      [50, 74, 0],
      [42, 50, 2],
      [14, 42, 0],
    ] as const) {
      for (let i = 0; i < 20; i++) {
        const a = radians(i * 18 - 9);
        const b = radians(i * 18 + 9);
        const d = `M${fix(r0 * Math.cos(a))} ${fix(r0 * Math.sin(a))}L${fix(r1 * Math.cos(a))} ${fix(r1 * Math.sin(a))}A${r1} ${r1} 0 0 1 ${fix(r1 * Math.cos(b))} ${fix(r1 * Math.sin(b))}L${fix(r0 * Math.cos(b))} ${fix(r0 * Math.sin(b))}A${r0} ${r0} 0 0 0 ${fix(r0 * Math.cos(a))} ${fix(r0 * Math.sin(a))}Z`;
        svg +=
          kit.mode === 'neon'
            ? stroked(d, item([palette.key.b, palette.accent.b], i % 2), 1)
            : filled(d, item(cs, o + (i % 2)));
      }
    }
    svg +=
      kit.solid(circle(0, 0, 14), toneRamp('#1b8a4a'), { w: 2 }) +
      kit.solid(circle(0, 0, 7), toneRamp('#c8202f'), { w: 1.5 }) +
      unlessNeon(
        kit,
        filled(
          circle(0, 0, 94),
          kit.doc.linear(
            [
              [0, '#fff', 0.22],
              [0.5, '#fff', 0],
              [1, '#000', 0.4],
            ],
            0,
            0,
            0.6,
            1,
          ),
        ),
      );
    svg += group(
      'rotate(38)',
      kit.solid('M-2 -4L2 -4L3 -40L-3 -40Z', palette.metal, { w: 1 }) +
        kit.solid('M-4 -36L4 -36L4 -70L-4 -70Z', palette.key, { w: 2 }) +
        kit.solid('M0 -66L16 -80L16 -104L0 -90L-16 -104L-16 -80Z', palette.key2, { w: 3 }),
    );
    return svg;
  }),
};
