import { mix } from '../core/colour';
import {
  blade,
  circle,
  curve,
  ellipse,
  leafWidth,
  type Point,
  polygon,
  taperWidth,
} from '../core/geometry';
import { fix, lerp, radians } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled } from '../core/svg';
import type { SceneContext } from './scene';

/** The outline of a mountain ridge. */
export const ridge = (
  ctx: SceneContext,
  y: number,
  amp: number,
  N: number,
  rough = 1,
  sharp = true,
) => {
  const { W, H, rng } = ctx;
  const pts: Point[] = [
    [-20, H + 10, 1],
    [-20, y + rng.float(-amp, amp) * 0.4, 1],
  ];
  for (let i = 0; i <= N; i++) {
    pts.push([
      (W * i) / N + ((rng.float(-0.3, 0.3) * W) / N) * rough,
      y + (i % 2 ? -1 : 0.55) * amp * rng.float(0.45, 1),
      sharp ? 1 : 0,
    ]);
  }
  pts.push([W + 20, y + rng.float(-amp, amp) * 0.4, 1], [W + 20, H + 10, 1]);
  return sharp ? polygon(pts) : curve(pts);
};

/** The outline of a cloud. */
export const cloud = (rng: Rng, x: number, y: number, w: number, h: number) => {
  const N = rng.int(4, 6);
  let d = `M${fix(x - w)} ${fix(y)}`;
  let px = x - w;
  for (let i = 0; i < N; i++) {
    const nx = x - w + (2 * w * (i + 1)) / N;
    const t = (i + 0.5) / N;
    const r = (nx - px) / 2;
    const hh = h * (0.5 + Math.sin(t * Math.PI) * 0.7) * rng.float(0.85, 1.15);
    d += `C${fix(px - r * 0.15)} ${fix(y - hh * 1.25)} ${fix(nx + r * 0.15)} ${fix(y - hh * 1.25)} ${fix(nx)} ${fix(y - (i === N - 1 ? 0 : h * 0.12))}`;
    px = nx;
  }
  return d + `Q${fix(x)} ${fix(y + h * 0.22)} ${fix(x - w)} ${fix(y)}Z`;
};

/** A cloud in the manner of old prints. */
export const scroll = (x: number, y: number, s: number, f = 1) => {
  const q = (a: number, b: number) => `${fix(x + a * s * f)} ${fix(y + b * s)}`;
  return `M${q(-60, 0)}C${q(-70, -22)} ${q(-40, -34)} ${q(-28, -18)}C${q(-26, -44)} ${q(14, -50)} ${q(20, -22)}C${q(36, -36)} ${q(62, -20)} ${q(52, -4)}C${q(70, -8)} ${q(84, 0)} ${q(90, 0)}Z`;
};

/** The curls inside such a cloud. */
export const scrollCurl = (x: number, y: number, s: number, f = 1) => {
  const q = (a: number, b: number) => `${fix(x + a * s * f)} ${fix(y + b * s)}`;
  return `M${q(-44, -6)}C${q(-52, -16)} ${q(-38, -24)} ${q(-34, -14)}C${q(-33, -8)} ${q(-40, -7)} ${q(-40, -12)}M${q(-14, -6)}C${q(-24, -30)} ${q(8, -38)} ${q(10, -20)}C${q(10, -10)} ${q(-2, -10)} ${q(-2, -18)}M${q(30, -4)}C${q(24, -18)} ${q(46, -22)} ${q(44, -10)}C${q(43, -5)} ${q(37, -6)} ${q(38, -11)}`;
};

const frond = (x: number, y: number, L: number, a: number, w: number) => {
  const r = radians(a);
  const f = (u: number, v: number): Point => [
    x + u * Math.cos(r) - v * Math.sin(r),
    y + u * Math.sin(r) + v * Math.cos(r),
  ];
  return blade([f(0, 0), f(L * 0.5, -L * 0.12), f(L, L * 0.06)], leafWidth(w, 0.4), 10);
};

/** A palm branch. */
export const palm = (x: number, y: number, L: number, a: number, N = 9) => {
  let d = '';
  const r = radians(a);
  for (let i = 1; i <= N; i++) {
    const t = i / N;
    const px = x + Math.cos(r) * L * t;
    const py = y + Math.sin(r) * L * t + L * 0.22 * t * t;
    const l = L * 0.42 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.16));
    d += frond(px, py, l, a + 58 - t * 20, l * 0.2) + frond(px, py, l, a - 58 + t * 20, l * 0.2);
  }
  return (
    d +
    blade(
      [
        [x, y],
        [x + Math.cos(r) * L * 0.5, y + Math.sin(r) * L * 0.5 + L * 0.05],
        [x + Math.cos(r) * L, y + Math.sin(r) * L + L * 0.22],
      ],
      taperWidth(L * 0.04, 0.6),
      10,
    )
  );
};

/** A cut leaf. */
export const monstera = (x: number, y: number, L: number, a: number) => {
  const r = radians(a);
  const f = (u: number, v: number, corner = 0): Point => [
    x + (u * Math.cos(r) - v * Math.sin(r)) * L,
    y + (u * Math.sin(r) + v * Math.cos(r)) * L,
    corner,
  ];
  const half: [number, number, number?][] = [
    [0.06, 0.12],
    [0.16, 0.34],
    [0.3, 0.2, 1],
    [0.34, 0.44],
    [0.5, 0.24, 1],
    [0.56, 0.42],
    [0.68, 0.2, 1],
    [0.78, 0.3],
    [0.86, 0.12, 1],
  ];
  return curve([
    f(0, 0, 1),
    ...half.map(([u, v, corner]) => f(u, v, corner)),
    f(1.05, 0, 1),
    ...half
      .slice()
      .reverse()
      .map(([u, v, corner]) => f(u, -v, corner)),
  ]);
};

/** A flower of five petals. */
export const blossom = (ctx: SceneContext, x: number, y: number, r: number, col: string) => {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const a = radians(i * 72 + ctx.rng.float(-8, 8));
    d +=
      ellipse(0, 0, 0, 0).slice(0, 0) +
      curve([
        [x, y, 1],
        [x + r * Math.cos(a - 0.5) * 0.8, y + r * Math.sin(a - 0.5) * 0.8],
        [x + r * Math.cos(a), y + r * Math.sin(a)],
        [x + r * Math.cos(a + 0.5) * 0.8, y + r * Math.sin(a + 0.5) * 0.8],
      ]);
  }
  return filled(d, col) + filled(circle(x, y, r * 0.22), '#ffe08a');
};

/** A branch with flowers. */
export const branch = (
  ctx: SceneContext,
  x: number,
  y: number,
  a: number,
  L: number,
  col: string,
  fl: string,
  N = 7,
) => {
  const sp = [
    [x, y],
    [x + Math.cos(radians(a)) * L * 0.35, y + Math.sin(radians(a)) * L * 0.35 - L * 0.05],
    [x + Math.cos(radians(a + 12)) * L * 0.7, y + Math.sin(radians(a + 12)) * L * 0.7],
    [x + Math.cos(radians(a - 4)) * L, y + Math.sin(radians(a - 4)) * L],
  ] as const;
  let svg = filled(blade(sp, taperWidth(L * 0.05, 0.8), 18), col);
  for (let i = 0; i < N; i++) {
    const t = 0.25 + (0.75 * i) / N;
    const bx = lerp(x, sp[3][0], t) + ctx.rng.float(-8, 8);
    const by = lerp(y, sp[3][1], t) + ctx.rng.float(-12, 12);
    svg += blossom(
      ctx,
      bx,
      by,
      L * ctx.rng.float(0.035, 0.07),
      i % 3 ? fl : mix(fl, '#ffffff', 0.4),
    );
  }
  return svg;
};
