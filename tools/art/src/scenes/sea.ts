import { mix } from '../core/colour';
import {
  blade,
  circle,
  curve,
  ellipse,
  leafWidth,
  type Point,
  polygon,
  rectPath,
} from '../core/geometry';
import { fix, item, radians } from '../core/numbers';
import { filled, opacity } from '../core/svg';
import { depthColour, glow, isFlat, layer, rays, sky, sunDisc } from './light';
import type { SceneContext, SceneSet } from './scene';
import { cloud } from './shapes';

const coralBush = (ctx: SceneContext, x: number, y: number, h: number, col: string) => {
  let d = '';
  const br = (x0: number, y0: number, L: number, a: number, w: number, k: number) => {
    const x1 = x0 + Math.cos(radians(a)) * L;
    const y1 = y0 + Math.sin(radians(a)) * L;
    d +=
      blade(
        [
          [x0, y0],
          [(x0 + x1) / 2 + ctx.rng.float(-3, 3), (y0 + y1) / 2],
          [x1, y1],
        ],
        (t) => w * (1 - t * 0.35),
        6,
      ) + circle(x1, y1, w * 0.34);
    if (k > 0) {
      for (let i = 0; i < (k > 1 ? 3 : 2); i++) {
        br(
          x0 + (x1 - x0) * ctx.rng.float(0.5, 0.95),
          y0 + (y1 - y0) * ctx.rng.float(0.5, 0.95),
          L * ctx.rng.float(0.5, 0.72),
          a + ctx.rng.float(-52, 52),
          w * 0.72,
          k - 1,
        );
      }
    }
  };
  for (let i = 0; i < 3; i++) {
    br(x + (i - 1) * h * 0.12, y, h * 0.46, -90 + (i - 1) * 24 + ctx.rng.float(-8, 8), h * 0.13, 2);
  }
  return layer(ctx, d, col, { haze: 0, top: mix(col, '#ffffff', 0.25) });
};

const weed = (ctx: SceneContext, x: number, y: number, h: number, col: string) => {
  let d = '';
  for (let i = 0; i < 3; i++) {
    const o = (i - 1) * h * 0.12;
    const b = ctx.rng.float(-0.18, 0.18) * h;
    d += blade(
      [
        [x + o, y],
        [x + o + b, y - h * 0.4],
        [x + o - b * 0.7, y - h * 0.75],
        [x + o + b * 0.4, y - h * ctx.rng.float(0.85, 1.1)],
      ],
      leafWidth(h * 0.11, 0.35),
      12,
    );
  }
  return layer(ctx, d, col, { haze: 0 });
};

const bubbles = (ctx: SceneContext, N: number) => {
  let svg = '';
  for (let i = 0; i < N; i++) {
    const r = ctx.rng.float(2, 9) * (ctx.rng.chance(0.15) ? 1.8 : 1);
    const x = ctx.rng.float(ctx.W);
    const y = ctx.rng.float(ctx.H);
    svg += `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".6" stroke-width="1"/><circle cx="${fix(x - r * 0.35)}" cy="${fix(y - r * 0.4)}" r="${fix(r * 0.24)}" fill="#fff" opacity=".85"/>`;
  }
  return svg;
};

const fishSilhouette = (x: number, y: number, L: number, col: string, f = 1) =>
  filled(
    curve([
      [x - L * 0.5 * f, y, 1],
      [x - L * 0.1 * f, y - L * 0.2],
      [x + L * 0.3 * f, y, 1],
      [x - L * 0.1 * f, y + L * 0.2],
    ]) +
      polygon([
        [x + L * 0.22 * f, y],
        [x + L * 0.5 * f, y - L * 0.17],
        [x + L * 0.42 * f, y],
        [x + L * 0.5 * f, y + L * 0.17],
      ]),
    col,
    opacity(0.75),
  );

const underwater = (deep: number) => (ctx: SceneContext) => {
  const { rng, palette, W, H } = ctx;
  const x = W * rng.float(0.3, 0.7);
  const topc = mix(palette.mid, palette.glow, 0.62 - deep * 0.42);
  const bot = mix(palette.deep, palette.ink, deep * 0.4);
  let svg =
    filled(
      rectPath(0, 0, W, H),
      ctx.doc.linear([
        [0, topc],
        [0.45, mix(palette.mid, palette.deep, deep * 0.5)],
        [1, bot],
      ]),
    ) + glow(ctx, x, deep > 0.8 ? H * 0.45 : 0, W * 0.8, palette.glow, 0.75 - deep * 0.25);
  if (!isFlat(ctx)) {
    svg += rays(
      ctx,
      x,
      -H * 0.22,
      H * 1.15,
      9,
      mix(palette.glow, '#fff', 0.4),
      0.5 - deep * 0.24,
      52,
      128,
      0.42,
      0.6,
    );
  } else {
    let d = '';
    for (let i = 0; i < 6; i++) {
      const a = 56 + i * 13;
      const b = a + 6;
      d += `M${fix(x)} -60L${fix(x + H * 1.3 * Math.cos(radians(a)))} ${fix(-60 + H * 1.3 * Math.sin(radians(a)))}L${fix(x + H * 1.3 * Math.cos(radians(b)))} ${fix(-60 + H * 1.3 * Math.sin(radians(b)))}Z`;
    }
    svg += filled(d, palette.glow, opacity(0.22));
  }
  if (deep < 0.6) {
    let w = '';
    for (let i = 0; i < 7; i++) {
      w += ellipse(W * rng.float(0.0, 1), H * rng.float(0.0, 0.05), W * rng.float(0.06, 0.16), 2.4);
    }
    svg += filled(w, '#fff', opacity(0.5));
  }
  const fc = depthColour(ctx, 0.45);
  const sx = rng.float(W * 0.1, W * 0.9);
  const sy = H * rng.float(0.2, 0.4);
  for (let i = 0; i < 9; i++) {
    svg += fishSilhouette(
      sx + rng.bell() * W * 0.2,
      sy + rng.bell() * H * 0.1,
      W * rng.float(0.025, 0.045),
      fc,
      rng.pick([1, 1, -1]),
    );
  }
  for (let i = 0; i < 3; i++) {
    const y = H * (0.72 + i * 0.1);
    const col = mix(depthColour(ctx, 0.3 + i * 0.32), palette.mid, 0.2);
    const sd = [
      [-20, H + 10, 1],
      [-20, y - H * rng.float(0.06, 0.2), 1],
      [W * 0.14, y - H * rng.float(0.06, 0.16)],
      [W * 0.32, y + H * 0.03],
      [W * 0.5, y + H * 0.05],
      [W * 0.68, y + H * 0.02],
      [W * 0.86, y - H * rng.float(0.06, 0.16)],
      [W + 20, y - H * rng.float(0.06, 0.2), 1],
      [W + 20, H + 10, 1],
    ] as const;
    svg += layer(ctx, curve(sd), col);
    const cols = [palette.key.b, palette.key2.b, palette.accent.b];
    for (let j = 0; j < 4; j++) {
      const sdx = j % 2 ? rng.float(0.7, 1) : rng.float(0, 0.3);
      const yy = y - H * 0.02 + Math.abs(0.5 - sdx) * -H * 0.12;
      const cc = mix(item(cols, (i + j) % 3), col, 0.55 - i * 0.2);
      svg += rng.chance(0.55)
        ? coralBush(ctx, W * sdx, yy + 8, H * rng.float(0.09, 0.17), cc)
        : weed(ctx, W * sdx, yy + 8, H * rng.float(0.12, 0.26), cc);
    }
  }
  svg += bubbles(ctx, 14);
  return svg;
};

export const seaScenes = {
  reef: underwater(0),
  ocean: underwater(0.5),
  abyss: underwater(1),
  seaSunset: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const hy = H * rng.float(0.52, 0.62);
    const lx = W * rng.float(0.34, 0.66);
    let svg =
      sky(ctx, {
        at: [lx, hy - H * 0.06],
        stops: [
          mix(palette.deep, palette.mid, 0.5),
          palette.mid,
          mix(palette.mid, palette.glow, 0.8),
        ],
      }) + sunDisc(ctx, lx, hy - H * 0.06, W * 0.16, palette.glow);
    for (let i = 0; i < 4; i++) {
      svg += filled(
        cloud(rng, rng.float(W), H * rng.float(0.1, 0.4), W * rng.float(0.16, 0.3), H * 0.045),
        mix(palette.key.l1, palette.glow, rng.float(0.2, 0.7)),
        opacity(isFlat(ctx) ? 0.75 : 0.4),
      );
    }
    svg +=
      layer(
        ctx,
        curve([
          [-10, hy + 2, 1],
          [W * 0.06, hy - H * 0.07],
          [W * 0.2, hy - H * 0.03],
          [W * 0.3, hy + 2, 1],
        ]),
        depthColour(ctx, 0.4),
      ) +
      layer(
        ctx,
        curve([
          [W * 0.74, hy + 2, 1],
          [W * 0.84, hy - H * 0.05],
          [W * 0.95, hy - H * 0.1],
          [W + 10, hy + 2, 1],
        ]),
        depthColour(ctx, 0.4),
      );
    svg += filled(
      rectPath(0, hy, W, H - hy),
      ctx.doc.linear([mix(palette.mid, palette.glow, 0.55), palette.mid, palette.deep]),
    );
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      const y = hy + (H - hy) * t * t + 2;
      const w = W * (0.03 + t * 0.14);
      svg += filled(
        ellipse(lx + rng.bell() * w, y, w * rng.float(0.4, 1.1), 1 + t * 2.6),
        mix(palette.glow, '#fff', 0.5),
        opacity(0.75 - t * 0.45),
      );
    }
    for (let i = 0; i < 3; i++) {
      const y = H * (0.78 + i * 0.085);
      const pts: Point[] = [
        [-20, H + 10, 1],
        [-20, y, 1],
      ];
      for (let j = 0; j <= 8; j++) {
        pts.push([(W * j) / 8, y + (j % 2 ? -1 : 1) * H * 0.014 * (1 + i * 0.4)]);
      }
      pts.push([W + 20, y, 1], [W + 20, H + 10, 1]);
      svg += layer(ctx, curve(pts), mix(depthColour(ctx, 0.5 + i * 0.2), palette.mid, 0.25));
    }
    return svg;
  },
} satisfies SceneSet;
