import { mix } from '../core/colour';
import { blade, curve, ellipse, type Point, polygon, rectPath } from '../core/geometry';
import { fix, item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { depthColour, glow, isFlat, layer, sky, stars } from './light';
import type { SceneSet } from './scene';
import { cloud, ridge } from './shapes';

export const cavesScenes = {
  cave: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const [x, y] = [W / 2, H * 0.42];
    let svg = sky(ctx, {
      at: [x, y],
      r: 0.5,
      stops: [palette.deep, mix(palette.mid, palette.deep, 0.3), palette.deep],
    });
    for (let i = 0; i < 3; i++) {
      const q = 0.1 + i * 0.4;
      const top: Point[] = [
        [-10, -10, 1],
        [-10, H * 0.4, 1],
      ];
      const N = 8;
      for (let j = 0; j <= N; j++) {
        const t = j / N;
        const edge = Math.abs(t - 0.5) * 2;
        top.push([
          W * t + rng.float(-6, 6),
          H * (0.04 + edge * edge * (0.42 - i * 0.06) + rng.float(0.0, 0.08)) * (1.1 - i * 0.25) +
            (j % 2 ? H * rng.float(0.06, 0.13) : 0),
          1,
        ]);
      }
      top.push([W + 10, H * 0.4, 1], [W + 10, -10, 1]);
      svg += layer(ctx, polygon(top), depthColour(ctx, q + 0.12));
      const bot: Point[] = [[-10, H + 10, 1]];
      for (let j = 0; j <= N; j++) {
        const t = j / N;
        const edge = Math.abs(t - 0.5) * 2;
        bot.push([
          W * t + rng.float(-6, 6),
          H * (0.88 - edge * edge * (0.34 - i * 0.06)) -
            (j % 2 ? H * rng.float(0.03, 0.09) : 0) +
            i * H * 0.04,
          1,
        ]);
      }
      bot.push([W + 10, H + 10, 1]);
      svg += layer(ctx, polygon(bot), depthColour(ctx, q + 0.12));
      for (let j = 0; j < 4; j++) {
        const sd = j % 2 ? rng.float(0.8, 0.98) : rng.float(0.02, 0.2);
        const bx = W * sd;
        const by = H * (0.66 + i * 0.09);
        const L = H * rng.float(0.08, 0.18);
        const a = (sd < 0.5 ? 22 : -22) + rng.float(-20, 20);
        const w = L * 0.26;
        const rp = item([palette.key, palette.accent, palette.key2], (i + j) % 3);
        svg += group(
          `translate(${fix(bx)} ${fix(by)}) rotate(${fix(a)})`,
          glow(ctx, 0, -L * 0.5, L, rp.b, 0.5) +
            filled(
              polygon([
                [-w, 8],
                [-w, -L * 0.7],
                [0, -L],
                [0, 8],
              ]),
              rp.l1,
            ) +
            filled(
              polygon([
                [0, 8],
                [0, -L],
                [w, -L * 0.72],
                [w, 8],
              ]),
              rp.d1,
            ),
        );
      }
    }
    return svg;
  },
  snow: (ctx) => {
    const { rng, palette, W, H } = ctx;
    let svg =
      filled(
        rectPath(0, 0, W, H),
        ctx.doc.linear([
          mix(palette.deep, palette.ink, 0.2),
          mix(palette.deep, palette.mid, 0.6),
          mix(palette.mid, palette.glow, 0.6),
        ]),
      ) + stars(ctx, 40, 0.5);
    const au = [mix('#3df0a8', palette.accent.b, 0.4), palette.key.l1, palette.glow];
    for (let i = 0; i < 3; i++) {
      const y = H * (0.12 + i * 0.09);
      const pts = [
        [-20, y + H * 0.06],
        [W * 0.25, y - H * 0.04],
        [W * 0.5, y + H * 0.07],
        [W * 0.75, y - H * 0.05],
        [W + 20, y + H * 0.03],
      ] as const;
      svg += isFlat(ctx)
        ? filled(
            blade(pts, (t) => H * 0.05 + Math.sin(t * 6) * 8, 24),
            item(au, i),
            opacity(0.4),
          )
        : filled(
            blade(
              pts.map((q) => [q[0], q[1] - H * 0.05]),
              (t) => H * 0.15 + Math.sin(t * 7) * 14,
              24,
            ),
            ctx.doc.linear([
              [0, item(au, i), 0],
              [0.7, item(au, i), 0.5],
              [1, item(au, i), 0],
            ]),
          );
    }
    for (let i = 0; i < 3; i++) {
      const y = H * (0.52 + i * 0.09);
      const d = ridge(ctx, y, H * (0.12 - i * 0.02), 5 + i);
      svg += layer(ctx, d, mix(depthColour(ctx, 0.2 + i * 0.2), '#dff1ff', 0.3 - i * 0.05));
    }
    for (let i = 0; i < 9; i++) {
      const x = i % 2 ? rng.float(W * 0.68, W) : rng.float(0, W * 0.32);
      const y = H * rng.float(0.76, 0.86);
      const h = H * rng.float(0.12, 0.24);
      const col = depthColour(ctx, rng.float(0.55, 0.85));
      let d = '';
      for (let j = 0; j < 4; j++) {
        const yy = y - h * j * 0.22;
        const w = h * (0.3 - j * 0.06);
        d += polygon([
          [x - w, yy],
          [x, yy - h * 0.36],
          [x + w, yy],
        ]);
      }
      svg += layer(ctx, d, col);
    }
    svg += layer(
      ctx,
      curve([
        [-20, H + 10, 1],
        [-20, H * 0.8, 1],
        [W * 0.28, H * 0.84],
        [W * 0.6, H * 0.79],
        [W + 20, H * 0.83, 1],
        [W + 20, H + 10, 1],
      ]),
      mix('#eaf6ff', palette.mid, 0.22),
      { bot: mix(palette.mid, palette.deep, 0.4), top: '#f6fbff' },
    );
    return svg;
  },
  lava: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    let svg =
      filled(
        rectPath(0, 0, W, H),
        ctx.doc.linear([
          mix(palette.deep, palette.ink, 0.4),
          mix(palette.mid, palette.deep, 0.2),
          mix('#ff6a1f', palette.glow, 0.4),
        ]),
      ) + glow(ctx, x, H * 0.62, W * 0.8, '#ffb02e', 0.8);
    for (let i = 0; i < 4; i++) {
      svg += filled(
        cloud(rng, rng.float(W), H * rng.float(0.06, 0.3), W * rng.float(0.2, 0.36), H * 0.07),
        mix(palette.ink, '#5a2018', 0.5),
        opacity(0.6),
      );
    }
    for (let i = 0; i < 3; i++) {
      svg += layer(
        ctx,
        ridge(ctx, H * (0.5 + i * 0.1), H * (0.12 - i * 0.02), 5 + i),
        mix(depthColour(ctx, 0.3 + i * 0.28), '#2a0d08', 0.4),
        { top: mix('#ff7a2e', palette.deep, 0.45) },
      );
      let d = '';
      for (let j = 0; j < 3; j++) {
        let px = rng.float(W);
        let py = H * (0.54 + i * 0.1);
        d += `M${fix(px)} ${fix(py)}`;
        for (let q = 0; q < 4; q++) {
          px += rng.float(-16, 16);
          py += H * 0.03;
          d += `L${fix(px)} ${fix(py)}`;
        }
      }
      svg += stroked(d, '#ff7a1f', 4, opacity(0.5)) + stroked(d, '#ffe08a', 1.5);
    }
    svg += filled(
      rectPath(0, H * 0.82, W, H * 0.18),
      ctx.doc.linear(['#ffd04a', '#ff6a1f', '#7a1405']),
    );
    for (let i = 0; i < 9; i++) {
      const bx = rng.float(W);
      const by = H * rng.float(0.84, 1);
      svg +=
        filled(
          ellipse(bx, by, rng.float(14, 46), rng.float(3, 9)),
          mix('#2a0d08', palette.ink, 0.4),
          opacity(0.85),
        ) + filled(ellipse(bx, by - 2, rng.float(10, 30), 1), '#ffdf7a', opacity(0.7));
    }
    return svg;
  },
} satisfies SceneSet;
