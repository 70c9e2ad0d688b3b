import { toneRamp } from '../core/colour';
import { curve, ellipse, mirrored, rectPath, roundRect, starPath } from '../core/geometry';
import { labelPath } from '../core/glyphs';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { hero } from './hero';
import { laurel } from './olympus';
import { drawSoccer } from './panel-balls';
import { drawTrophy } from './prizes';
import { drawBasket } from './seam-balls';

export const sportsFieldHeroes = {
  podiumCup: hero(
    (kit, rng) => {
      const { palette } = kit;
      let svg = '';
      for (const [x, h, c, t] of [
        [-62, 34, palette.key2, '2'],
        [62, 24, palette.accent, '3'],
        [0, 54, palette.key, '1'],
      ] as const) {
        svg +=
          kit.solid(`M${x - 31} ${96 - h}L${x + 31} ${96 - h}L${x + 31} 96L${x - 31} 96Z`, c, {
            w: 4,
          }) +
          kit.solid(
            `M${x - 31} ${96 - h}L${x - 24} ${90 - h}L${x + 24} ${90 - h}L${x + 31} ${96 - h}Z`,
            toneRamp(c.l1),
            { plain: true },
          ) +
          group(
            placed(x, 96 - h / 2),
            filled(labelPath(t, 24), kit.mode === 'neon' ? c.l2 : '#fff'),
          );
      }
      return (
        svg +
        group('translate(0 -36) scale(.78)', drawTrophy(kit, rng)) +
        group('translate(-62 36) scale(.28)', kit.bevel(starPath(5, 50, 22), palette.metal, 8)) +
        group('translate(62 46) scale(.26)', kit.bevel(starPath(5, 50, 22), palette.metal, 8))
      );
    },
    { anchor: 'ground' },
  ),
  jersey: hero((kit, rng) => {
    const { palette } = kit;
    const num = rng.pick(['7', '9', '10', '11', '8', '1']);
    const d = mirrored([
      [0, -62],
      [18, -76, 1],
      [44, -68],
      [90, -34, 1],
      [72, 2, 1],
      [50, -14, 1],
      [52, 88, 1],
      [0, 92],
    ]);
    let svg = kit.solid(d, palette.key, { w: 10 });
    svg += kit.clipped(
      d,
      [-1, 1]
        .map((x) =>
          kit.detail(`M${x * 92} -36L${x * 72} 4L${x * 62} -4L${x * 80} -42Z`, palette.key2, 'b'),
        )
        .join('') +
        (rng.chance()
          ? [-40, -14, 12, 38]
              .map((x) => kit.detail(rectPath(x - 4, -90, 9, 190), palette.key2, 'b', 0.8))
              .join('')
          : kit.detail('M-60 20L60 -24L60 4L-60 48Z', palette.key2, 'b', 0.9)),
    );
    svg += kit.solid(
      curve([
        [-18, -76, 1],
        [0, -56],
        [18, -76, 1],
        [10, -80],
        [0, -70],
        [-10, -80],
      ]),
      palette.key2,
      { w: 2 },
    );
    const t = labelPath(num, 76);
    return (
      svg +
      group(
        'translate(0 28)',
        stroked(t, palette.ink, 9, 'stroke-linejoin="round"') +
          filled(t, kit.mode === 'neon' ? palette.accent.l2 : '#ffffff'),
      )
    );
  }),
  boot: hero((kit, rng) => {
    const { palette } = kit;
    const c = palette.key;
    let svg = group('translate(46 34)', drawSoccer(kit, 42, rng));
    const b = curve([
      [-70, -70, 1],
      [-34, -76, 1],
      [-24, -30],
      [6, -6],
      [46, 8],
      [62, 30],
      [58, 44, 1],
      [-76, 44, 1],
      [-84, 10],
      [-78, -30],
    ]);
    svg += group(
      'translate(-14 4) rotate(-10)',
      kit.solid(b, c, { w: 9 }) +
        kit.solid('M-80 40L62 38L60 52L-78 54Z', palette.white, { w: 3 }) +
        [-66, -44, -22, 14, 36, 54]
          .map((x) =>
            kit.solid(`M${x - 6} 52L${x + 6} 52L${x + 4} 66L${x - 4} 66Z`, palette.metal, { w: 2 }),
          )
          .join('') +
        [0, 1, 2, 3]
          .map((i) =>
            kit.line(
              `M${-18 + i * 13} ${-22 + i * 7}L${-6 + i * 13} ${-34 + i * 8}`,
              palette.white,
              'b',
              4,
            ),
          )
          .join('') +
        kit.detail(
          curve([
            [-60, 30, 1],
            [-20, 20],
            [20, 30, 1],
            [44, 16, 1],
            [0, 8],
            [-50, 12, 1],
          ]),
          palette.key2,
          'b',
          0.95,
        ) +
        kit.solid(
          curve([
            [-70, -70, 1],
            [-52, -62],
            [-34, -76, 1],
            [-34, -64, 1],
            [-52, -50],
            [-72, -58, 1],
          ]),
          palette.key2,
          { w: 2 },
        ),
    );
    return svg;
  }),
  goal: hero(
    (kit, rng) => {
      const { palette } = kit;
      let net = '';
      for (let i = -8; i <= 8; i++) {
        net += `M${i * 11} -56L${i * 9} 58`;
      }
      for (let j = 0; j < 10; j++) {
        net += `M${-88 + j} ${-56 + j * 12}L${88 - j} ${-56 + j * 12}`;
      }
      return (
        stroked(net, '#ffffff', 1.2, opacity(0.6)) +
        kit.solid('M-98 72L-98 -66L98 -66L98 72L88 72L88 -56L-88 -56L-88 72Z', palette.white, {
          w: 3,
        }) +
        group('translate(16 14)', drawSoccer(kit, 44, rng)) +
        stroked(
          'M-30 50Q-60 70 -96 86M-16 58Q-40 82 -70 98',
          palette.glow,
          5,
          'opacity=".7" stroke-linecap="round"',
        )
      );
    },
    { anchor: 'ground' },
  ),
  hoop: hero((kit, rng) => {
    const { palette } = kit;
    let svg =
      kit.solid(roundRect(-80, -96, 160, 104, 8), palette.white, { w: 5 }) +
      kit.line(roundRect(-72, -88, 144, 88, 4), palette.key, 'b', 4) +
      kit.line(roundRect(-34, -50, 68, 46, 2), palette.key, 'b', 4);
    svg += group('translate(6 -6)', '');
    let net = '';
    for (let i = -4; i <= 4; i++) {
      net += `M${i * 10.5} 16Q${i * 8} 50 ${i * 6 + 4} 82M${i * 10.5} 16Q${i * 8 - 6} 46 ${i * 6 - 6} 82`;
    }
    svg +=
      stroked(ellipse(0, 14, 46, 11), palette.key.d1, 6) +
      stroked(net, '#ffffff', 2.2, opacity(0.9)) +
      group('translate(-2 -22)', drawBasket(kit, 38, rng)) +
      stroked(
        'M-46 14A46 11 0 0 0 46 14',
        kit.mode === 'neon' ? palette.key.l1 : '#e8431f',
        7,
        'stroke-linecap="round"',
      );
    return svg;
  }),
  cup: hero(
    (kit, rng) => group('', laurel(kit, 92, 1)) + group('scale(.82)', drawTrophy(kit, rng)),
  ),
};
