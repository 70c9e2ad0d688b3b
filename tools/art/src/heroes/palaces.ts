import { mix, toneRamp } from '../core/colour';
import { mirrored, polygon, rectPath, roundRect } from '../core/geometry';
import { fix } from '../core/numbers';
import { group, placed } from '../core/svg';
import type { DrawHero } from './hero';
import { hero } from './hero';
import { archWindow } from './parts';

const onion = (y: number, w: number, h: number) =>
  mirrored([
    [0, y - h, 1],
    [w * 0.07, y - h * 0.82],
    [w * 0.3, y - h * 0.62],
    [w * 0.56, y - h * 0.34],
    [w * 0.44, y, 1],
  ]);

/** A palace with onion domes. */
export const drawPalace: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const wall = toneRamp(rng.pick(['#f4e3cf', '#e8dcf4', '#dff0ee', '#f7d9c9']));
  const dome = rng.pick([palette.key, palette.key2, palette.metal]);
  const m = palette.metal;
  let svg = '';
  const tower = (x: number, w: number, y: number, h: number) => {
    let q = kit.solid(rectPath(x - w / 2, y - h, w, h), wall, { w: 3 });
    for (let j = 0; j < 3; j++) {
      q += kit.solid(rectPath(x - w / 2 - 2, y - h + (j * h) / 3, w + 4, 4), m, { plain: true });
    }
    q += group(
      placed(x, 0),
      kit.solid(onion(y - h, w * 1.15, w * 1.5), dome, { w: 3 }) +
        kit.line(`M0 ${y - h - w * 1.5}L0 ${y - h - w * 2}`, m, 'l1', 2),
    );
    return q + archWindow(kit, roundRect(x - w * 0.14, y - h * 0.6, w * 0.28, h * 0.22, w * 0.14));
  };
  svg +=
    tower(-82, 17, 90, 120) +
    tower(82, 17, 90, 120) +
    tower(-48, 24, 90, 96) +
    tower(48, 24, 90, 96);
  svg +=
    kit.solid(rectPath(-40, 0, 80, 92), wall, { w: 6 }) +
    kit.solid(rectPath(-46, -4, 92, 8), m, { w: 2 });
  svg += kit.solid(onion(-2, 104, 78), dome, { w: 8 });
  for (let i = -2; i <= 2; i++) {
    svg += kit.line(`M0 -80C${i * 12} -50 ${i * 28} -36 ${i * 19} -4`, dome, 'd2', 1.4, 0.5);
  }
  svg += kit.line('M0 -80L0 -98', m, 'l1', 2.4) + kit.sphere(0, -92, 4, m, { dull: true });
  const arch = (x: number, y: number, w: number, h: number) =>
    `M${fix(x - w)} ${fix(y)}L${fix(x - w)} ${fix(y - h * 0.5)}C${fix(x - w)} ${fix(y - h * 0.8)} ${fix(x - w * 0.3)} ${fix(y - h * 0.85)} ${fix(x)} ${fix(y - h)}C${fix(x + w * 0.3)} ${fix(y - h * 0.85)} ${fix(x + w)} ${fix(y - h * 0.8)} ${fix(x + w)} ${fix(y - h * 0.5)}L${fix(x + w)} ${fix(y)}Z`;
  svg +=
    kit.solid(arch(0, 92, 26, 82), toneRamp(wall.d1), { w: 3 }) +
    archWindow(kit, arch(0, 92, 18, 66)) +
    kit.glow(0, 66, 46, palette.glow, 0.6);
  for (const x of [-31, 31]) {
    svg += archWindow(kit, arch(x, 50, 5, 18)) + archWindow(kit, arch(x, 80, 5, 18));
  }
  svg += kit.solid(rectPath(-98, 88, 196, 9), toneRamp(wall.d2), { w: 2 });
  return svg;
};

/** A castle with pennants. */
export const drawCastle: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const st = toneRamp(
    rng.pick(['#8f93a8', '#b7a6a0', '#7f8f9e', mix(palette.mid, '#b8b4c4', 0.6)]),
  );
  const rf = palette.key;
  let svg = '';
  const tw = (x: number, w: number, y: number, h: number, cone = 1) => {
    let q = kit.solid(rectPath(x - w / 2, y - h, w, h), st, { w: 4 });
    q += kit.solid(rectPath(x - w / 2 - 3, y - h - 4, w + 6, 8), st, { w: 2 });
    if (cone) {
      q +=
        kit.solid(
          polygon([
            [x - w * 0.72, y - h - 3],
            [x, y - h - w * 1.65],
            [x + w * 0.72, y - h - 3],
          ]),
          rf,
          { w: 3 },
        ) +
        kit.line(
          `M${x} ${fix(y - h - w * 1.65)}L${x} ${fix(y - h - w * 1.65 - 13)}`,
          palette.metal,
          'l1',
          1.6,
        ) +
        kit.solid(
          polygon([
            [x, y - h - w * 1.65 - 13],
            [x + 15, y - h - w * 1.65 - 9],
            [x, y - h - w * 1.65 - 4],
          ]),
          palette.accent,
          { plain: true },
        );
    }
    return (
      q +
      archWindow(
        kit,
        roundRect(x - w * 0.11, y - h * 0.82, w * 0.22, Math.min(18, h * 0.2), w * 0.11),
      )
    );
  };
  svg +=
    tw(-54, 26, 90, 116) +
    tw(54, 26, 90, 116) +
    tw(0, 38, 90, 128) +
    tw(-84, 24, 94, 78) +
    tw(84, 24, 94, 78);
  svg += kit.solid(
    'M-76 92L-76 34L-66 34L-66 42L-54 42L-54 34L-42 34L-42 42L-30 42L-30 34L-18 34L-18 42L-6 42L-6 34L6 34L6 42L18 42L18 34L30 34L30 42L42 42L42 34L54 34L54 42L66 42L66 34L76 34L76 92Z',
    st,
    { w: 5 },
  );
  svg +=
    kit.solid('M-22 92L-22 66A22 22 0 0 1 22 66L22 92Z', toneRamp(st.d2), { w: 2 }) +
    archWindow(kit, 'M-16 92L-16 67A16 16 0 0 1 16 67L16 92Z') +
    kit.line('M-8 92L-8 54M0 92L0 51M8 92L8 54M-16 74L16 74', toneRamp('#3a2a20'), 'd3', 1.8);
  for (const x of [-52, 52]) {
    svg += kit.solid(`M${x - 9} 50L${x + 9} 50L${x + 9} 76L${x} 84L${x - 9} 76Z`, rf, { w: 2 });
  }
  return svg;
};

export const palacesHeroes = {
  palace: hero(drawPalace, { anchor: 'ground' }),
  castle: hero(drawCastle, { anchor: 'ground' }),
};
