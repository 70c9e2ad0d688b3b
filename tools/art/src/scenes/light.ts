import { mix } from '../core/colour';
import { circle, type Point, rectPath } from '../core/geometry';
import { fix, fix2, radians } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import type { LightAt, SceneContext } from './scene';

/** Whether the mode has no modelled light. */
export const isFlat = (ctx: SceneContext) => ctx.mode === 'poster' || ctx.mode === 'paper';

/** The colour of a depth: 0 far (light, hazy) to 1 near (dark). */
export const depthColour = (ctx: SceneContext, t: number) => {
  const palette = ctx.palette;
  const k = ctx.mode === 'neon' ? 0.35 : 1;
  const far = mix(palette.mid, palette.glow, 0.42 * k);
  const near = mix(palette.deep, palette.ink, 0.35);
  return t < 0.5
    ? mix(far, mix(palette.mid, palette.deep, ctx.mode === 'neon' ? 0.5 : 0.12), t * 2)
    : mix(mix(palette.mid, palette.deep, ctx.mode === 'neon' ? 0.5 : 0.12), near, (t - 0.5) * 2);
};

interface SkyOptions {
  /** Position of the light. */
  at?: LightAt;
  /** Radius of the light, as a fraction of the picture. */
  r?: number;
  stops?: readonly string[];
}

/** The sky with its light. */
export const sky = (ctx: SceneContext, o: SkyOptions = {}) => {
  const { doc, palette, W, H } = ctx;
  const q = ctx.mode === 'neon';
  const [lx, ly] = o.at ?? [W / 2, H * 0.42];
  const base = q
    ? [mix(palette.deep, palette.ink, 0.4), mix(palette.deep, palette.mid, 0.35), palette.deep]
    : o.stops || [
        mix(palette.deep, palette.mid, 0.55),
        palette.mid,
        mix(palette.mid, palette.glow, 0.5),
      ];
  return (
    filled(rectPath(0, 0, W, H), doc.linear(base)) +
    filled(
      rectPath(0, 0, W, H),
      doc.radial(
        [
          [0, mix(palette.glow, '#ffffff', 0.25), q ? 0.3 : 0.95],
          [0.22, palette.glow, q ? 0.2 : 0.62],
          [0.55, palette.glow, 0.16],
          [1, palette.glow, 0],
        ],
        {
          cx: lx,
          cy: ly,
          r: (o.r || 0.62) * Math.max(W, H) * (ctx.mode === 'poster' ? 0.8 : 1),
          user: true,
        },
      ),
    )
  );
};

interface LayerOptions {
  top?: string;
  bot?: string;
  haze?: number;
}

/** One depth layer: haze at its foot, so that the next one stands out against it. */
export const layer = (ctx: SceneContext, d: string, col: string, o: LayerOptions = {}) => {
  const { doc } = ctx;
  if (ctx.mode === 'paper') {
    return (
      filled(d, '#000', `${opacity(0.16)} transform="translate(0 -5)"`) +
      filled(d, '#000', `${opacity(0.16)} transform="translate(0 -2)"`) +
      filled(d, doc.linear([mix(col, '#ffffff', 0.1), col])) +
      stroked(d, '#ffffff', 1, opacity(0.16))
    );
  }
  if (ctx.mode === 'poster') {
    return filled(d, col);
  }
  if (ctx.mode === 'neon') {
    return (
      filled(d, mix(col, ctx.palette.ink, 0.55)) +
      stroked(d, mix(ctx.palette.accent.b, col, 0.3), 1.1, opacity(0.6))
    );
  }
  return filled(
    d,
    doc.linear([
      [0, o.top || mix(col, ctx.palette.glow, 0.2)],
      [0.4, col],
      [1, o.bot || mix(col, ctx.palette.glow, o.haze ?? 0.16)],
    ]),
  );
};

/** A soft round light. */
export const glow = (
  ctx: SceneContext,
  x: number,
  y: number,
  r: number,
  col: string,
  o = 1,
  ky = 1,
) =>
  `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(r)}" ry="${fix(r * ky)}" fill="${ctx.doc.radial(
    [
      [0, col, o],
      [0.3, col, o * 0.55],
      [0.62, col, o * 0.16],
      [1, col, 0],
    ],
  )}"/>`;

/** Beams around a point; the jitter makes them uneven. */
export const rays = (
  ctx: SceneContext,
  x: number,
  y: number,
  L: number,
  N: number,
  col: string,
  o = 0.3,
  a0 = 0,
  a1 = 360,
  w = 0.5,
  jit = 0,
) => {
  let d = '';
  const st = (a1 - a0) / N;
  for (let i = 0; i < N; i++) {
    const a = a0 + (i + 0.5) * st + ctx.rng.float(-jit, jit) * st;
    const hw = st * w * 0.5 * (1 + ctx.rng.float(-jit, jit));
    d += `M${fix(x)} ${fix(y)}L${fix(x + L * Math.cos(radians(a - hw)))} ${fix(y + L * Math.sin(radians(a - hw)))}L${fix(x + L * Math.cos(radians(a + hw)))} ${fix(y + L * Math.sin(radians(a + hw)))}Z`;
  }
  return filled(
    d,
    ctx.doc.radial(
      [
        [0, col, o],
        [0.5, col, o * 0.6],
        [1, col, 0],
      ],
      { cx: x, cy: y, r: L, user: true },
    ),
  );
};

/** Stars above a line. */
export const stars = (ctx: SceneContext, N: number, y1 = 1) => {
  let svg = '';
  for (let i = 0; i < N; i++) {
    const r = ctx.rng.float(0.5, 1.7);
    svg += `<circle cx="${fix(ctx.rng.float(ctx.W))}" cy="${fix(ctx.rng.float(ctx.H * y1))}" r="${fix(r)}" fill="#fff" opacity="${fix2(ctx.rng.float(0.25, 0.95))}"/>`;
  }
  return svg;
};

/** A sun or moon with its halo. */
export const sunDisc = (ctx: SceneContext, x: number, y: number, r: number, col: string, o = 1) =>
  glow(ctx, x, y, r * 2.4, col, 0.5 * o) +
  (isFlat(ctx)
    ? filled(circle(x, y, r), mix(col, '#ffffff', 0.35))
    : filled(
        circle(x, y, r),
        ctx.doc.radial([
          [0, '#ffffff', o],
          [0.7, mix(col, '#ffffff', 0.55), o],
          [1, mix(col, '#ffffff', 0.2), o],
        ]),
      ));

export const focusOf = (ctx: SceneContext): Point => [ctx.W / 2, ctx.H * (ctx.focusY ?? 0.42)];
