import { mix, type Ramp, toneRamp } from '../core/colour';
import { circle, curve, polygon } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, group, opacity, stroked } from '../core/svg';
import { hero } from './hero';
import { shapeAngler, shapeArowana, shapeMarlin, shapeShark } from './open-sea-fish';
import { unlessNeon } from './parts';
import { shapeAngel, shapeClown, shapePuffer, shapeTang } from './reef-fish';

const FISH_SHAPES = {
  tang: shapeTang,
  angel: shapeAngel,
  puffer: shapePuffer,
  marlin: shapeMarlin,
  shark: shapeShark,
  angler: shapeAngler,
  clown: shapeClown,
  arowana: shapeArowana,
};

type FishName = keyof typeof FISH_SHAPES;

function fish(kit: Kit, rng: Rng, type: FishName, c: Ramp, c2: Ramp) {
  const { palette } = kit;
  const { fins, body, inner, ex, ey, er } = FISH_SHAPES[type]({ kit, rng, c, c2 });
  let svg = fins;
  svg +=
    kit.solid(body, c, { w: 10 }) +
    kit.clipped(
      body,
      unlessNeon(
        kit,
        inner +
          stroked(body, c.d3, 9, `${opacity(0.4)} transform="translate(-3 -4)"`) +
          stroked(body, c.l2, 5, `${opacity(0.55)} transform="translate(2 3)"`),
      ),
    );
  if (type === 'angler') {
    svg +=
      kit.detail(
        'M-76 -10C-60 4 -40 6 -26 4C-40 20 -60 30 -72 34C-78 20 -80 0 -76 -10Z',
        toneRamp('#5a0f22'),
        'd1',
      ) +
      (
        [
          [-70, -4, 9],
          [-60, 1, 11],
          [-49, 4, 10],
          [-39, 5, 8],
        ] as const
      )
        .map((q) =>
          filled(
            polygon([
              [q[0] - 4, q[1]],
              [q[0] + 4, q[1] + 1],
              [q[0], q[1] + q[2]],
            ]),
            '#fff',
          ),
        )
        .join('') +
      (
        [
          [-68, 30, 9],
          [-58, 25, 10],
          [-48, 20, 9],
        ] as const
      )
        .map((q) =>
          filled(
            polygon([
              [q[0] - 4, q[1]],
              [q[0] + 4, q[1] - 3],
              [q[0], q[1] - q[2] - 3],
            ]),
            '#fff',
          ),
        )
        .join('');
  }
  svg +=
    kit.solid(
      curve([
        [ex + 26, 6, 1],
        [ex + 50, 4],
        [ex + 62, 22],
        [ex + 44, 30],
      ]),
      c2,
      { w: 3 },
    ) + kit.line(`M${ex + 17} -18Q${ex + 26} 2 ${ex + 16} 20`, c, 'd2', 2, 0.7);
  svg +=
    filled(circle(ex, ey, er), '#fff') +
    filled(circle(ex - 1, ey, er * 0.72), rng.pick(['#ffb81f', '#2fd0e0', '#ff5a3a'])) +
    filled(circle(ex - 1.4, ey, er * 0.42), palette.ink) +
    filled(circle(ex - er * 0.34, ey - er * 0.34, er * 0.24), '#fff') +
    stroked(circle(ex, ey, er), palette.ink, 1.4);
  if (!['shark', 'angler', 'marlin'].includes(type)) {
    svg += kit.line(
      `M${ex - 26} ${ey + 18}Q${ex - 16} ${ey + 22} ${ex - 10} ${ey + 17}`,
      c,
      'd3',
      2.4,
    );
  }
  return svg;
}

const swimming = (t: FishName) => (kit: Kit, rng: Rng) => {
  const [a, b] = rng.shuffle([kit.palette.key, kit.palette.key2, kit.palette.accent]);
  const gold = t === 'arowana' || rng.chance(0.18);
  const c =
    t === 'shark' ? toneRamp(mix('#6f86a0', kit.palette.key.b, 0.3)) : gold ? kit.palette.metal : a;
  const flip = rng.chance() ? -1 : 1;
  const sc = t === 'marlin' ? 0.8 : 0.94;
  return group(
    `scale(${sc * flip} ${sc}) rotate(${fix(rng.float(-14, 10))})`,
    fish(kit, rng, t, c, b),
  );
};

export const fishHeroes = {
  f_tang: hero(swimming('tang'), { swims: true }),
  f_angel: hero(swimming('angel'), { swims: true }),
  f_puffer: hero(swimming('puffer'), { swims: true }),
  f_marlin: hero(swimming('marlin'), { swims: true }),
  f_shark: hero(swimming('shark'), { swims: true }),
  f_angler: hero(swimming('angler'), { swims: true }),
  f_clown: hero(swimming('clown'), { swims: true }),
  f_arowana: hero(swimming('arowana'), { swims: true }),
};
