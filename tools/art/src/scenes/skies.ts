import { mix } from '../core/colour';
import { circle, curve, rectPath } from '../core/geometry';
import { fix, item, lerp } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import { depthColour, glow, layer, rays, sky, stars, sunDisc } from './light';
import type { SceneSet } from './scene';
import { blossom, branch, cloud, scroll, scrollCurl } from './shapes';

export const skiesScenes = {
  candyland: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    let svg =
      filled(
        rectPath(0, 0, W, H),
        ctx.doc.linear([
          mix(palette.mid, palette.key.l1, 0.4),
          mix(palette.glow, palette.key.l2, 0.4),
          mix(palette.glow, '#ffffff', 0.4),
        ]),
      ) + rays(ctx, x, H * 0.45, H, 14, '#ffffff', 0.5, 0, 360, 0.5);
    for (let i = 0; i < 5; i++) {
      svg += layer(
        ctx,
        cloud(rng, rng.float(W), H * rng.float(0.1, 0.45), W * rng.float(0.14, 0.26), H * 0.06),
        '#ffffff',
        { bot: mix(palette.key.l2, '#ffffff', 0.5), top: '#ffffff' },
      );
    }
    const cols = [palette.accent.l1, palette.key2.b, palette.key.b, palette.accent.b];
    for (let i = 0; i < 4; i++) {
      const y = H * (0.56 + i * 0.1);
      const col = mix(item(cols, i % 4), '#ffffff', 0.3 - i * 0.1);
      svg += layer(
        ctx,
        curve([
          [-20, H + 10, 1],
          [-20, y, 1],
          [W * rng.float(0.14, 0.3), y - H * rng.float(0.03, 0.08)],
          [W * 0.5, y + H * 0.02],
          [W * rng.float(0.7, 0.86), y - H * rng.float(0.03, 0.08)],
          [W + 20, y, 1],
          [W + 20, H + 10, 1],
        ]),
        col,
        { bot: mix(col, palette.mid, 0.4), top: mix(col, '#ffffff', 0.5) },
      );
      for (let j = 0; j < 3; j++) {
        const lx = j % 2 ? rng.float(W * 0.72, W) : rng.float(0, W * 0.28);
        const r = W * rng.float(0.03, 0.06);
        const hh = H * rng.float(0.08, 0.15);
        svg +=
          filled(rectPath(lx - 2, y - hh, 4, hh + 12), '#ffffff') +
          filled(
            circle(lx, y - hh, r),
            item([palette.key.b, palette.key2.b, palette.accent.b], (i + j) % 3),
          ) +
          stroked(
            `M${fix(lx)} ${fix(y - hh)}C${fix(lx + r * 0.6)} ${fix(y - hh)} ${fix(lx + r * 0.3)} ${fix(y - hh - r * 0.7)} ${fix(lx - r * 0.2)} ${fix(y - hh - r * 0.5)}C${fix(lx - r)} ${fix(y - hh - r * 0.1)} ${fix(lx - r * 0.4)} ${fix(y - hh + r * 0.8)} ${fix(lx + r * 0.4)} ${fix(y - hh + r * 0.6)}`,
            '#ffffff',
            r * 0.2,
          );
      }
    }
    return svg;
  },
  clouds: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const lx = W * rng.float(0.35, 0.65);
    const ly = H * rng.float(0.3, 0.4);
    let svg =
      sky(ctx, {
        at: [lx, ly],
        stops: [
          mix(palette.deep, palette.mid, 0.4),
          palette.mid,
          mix(palette.mid, palette.glow, 0.4),
        ],
      }) + sunDisc(ctx, lx, ly, Math.min(W, H) * rng.float(0.22, 0.32), palette.glow, 0.95);
    if (rng.chance(0.5)) {
      svg += stars(ctx, 26, 0.5);
    }
    for (let i = 0; i < 5; i++) {
      const N = 4;
      for (let j = 0; j < N; j++) {
        const x = W * ((j + rng.float(0.1, 0.9)) / N);
        const y = H * (0.5 + i * 0.12) + rng.float(-10, 10);
        const sc = (W / 360) * rng.float(0.8, 1.4) * (1 + i * 0.12);
        const f = rng.chance() ? 1 : -1;
        const col = mix(
          item([palette.key.b, palette.key2.b, palette.mid, palette.accent.b], (i + j) % 4),
          depthColour(ctx, 0.2 + i * 0.18),
          0.62,
        );
        svg +=
          layer(ctx, scroll(x, y, sc, f), col, { top: mix(col, palette.glow, 0.4), bot: col }) +
          stroked(
            scrollCurl(x, y, sc, f),
            palette.metal.l1,
            1.8 * sc,
            `${opacity(0.85)} stroke-linecap="round"`,
          ) +
          stroked(scroll(x, y, sc, f), palette.metal.l1, 1.2, opacity(0.6));
      }
      svg += layer(
        ctx,
        rectPath(-10, H * (0.5 + i * 0.12) - 1, W + 20, H),
        mix(
          item([palette.key.b, palette.key2.b, palette.mid, palette.accent.b], i % 4),
          depthColour(ctx, 0.2 + i * 0.18),
          0.7,
        ),
        { bot: depthColour(ctx, 0.5 + i * 0.1) },
      );
    }
    return svg;
  },
  lanternNight: (ctx) => {
    const { rng, palette, W, H } = ctx;
    let svg =
      filled(
        rectPath(0, 0, W, H),
        ctx.doc.linear([
          mix(palette.deep, palette.ink, 0.4),
          mix(palette.deep, palette.mid, 0.5),
          mix(palette.mid, '#ff8a3c', 0.35),
        ]),
      ) + stars(ctx, 36, 0.6);
    const roof = (rx: number, ry: number, w: number, col: string) =>
      layer(
        ctx,
        curve([
          [rx - w, ry - w * 0.1, 1],
          [rx - w * 0.5, ry + w * 0.06],
          [rx + w * 0.5, ry + w * 0.06],
          [rx + w, ry - w * 0.1, 1],
          [rx + w * 0.55, ry - w * 0.26],
          [rx + w * 0.4, ry - w * 0.46, 1],
          [rx - w * 0.4, ry - w * 0.46, 1],
          [rx - w * 0.55, ry - w * 0.26],
        ]) + rectPath(rx - w * 0.6, ry, w * 1.2, H),
        col,
      );
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 4 - i; j++) {
        let rx = W * ((j + rng.float(0.2, 0.8)) / (4 - i));
        if (i === 2) {
          rx = j ? W * 1.02 : -W * 0.02;
        }
        const w = W * (0.13 + i * 0.05);
        const ry = H * (0.62 + i * 0.09) + rng.float(-10, 10);
        const col = depthColour(ctx, 0.4 + i * 0.27);
        svg += roof(rx, ry, w, col);
        let wd = '';
        for (let q = -2; q <= 2; q++) {
          if (rng.chance(0.7)) {
            wd += rectPath(rx + q * w * 0.22 - w * 0.06, ry + H * 0.03, w * 0.12, H * 0.04);
          }
        }
        svg += filled(wd, '#ffd27a', opacity(0.85));
      }
    }
    for (let i = 0; i < 17; i++) {
      const t = rng.next();
      const lx = rng.float(W);
      const ly = H * rng.float(0.02, 0.66);
      const q = (lerp(3, 15, t * t) * W) / 360;
      svg +=
        glow(ctx, lx, ly, q * 4, '#ffb24a', 0.55) +
        filled(
          curve([
            [lx - q * 0.7, ly - q * 0.9, 1],
            [lx + q * 0.7, ly - q * 0.9, 1],
            [lx + q, ly + q * 0.6],
            [lx + q * 0.5, ly + q, 1],
            [lx - q * 0.5, ly + q, 1],
            [lx - q, ly + q * 0.6],
          ]),
          ctx.doc.linear([mix('#ff9a3c', palette.key.b, 0.35), '#ffd873', '#fff6c8']),
        );
    }
    return svg;
  },
  garden: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const lx = x + W * rng.float(-0.1, 0.1);
    const ly = H * 0.36;
    let svg =
      sky(ctx, { at: [lx, ly] }) +
      sunDisc(ctx, lx, ly, Math.min(W, H) * rng.float(0.22, 0.3), palette.glow);
    for (let i = 0; i < 3; i++) {
      svg += layer(
        ctx,
        curve([
          [-20, H + 10, 1],
          [-20, H * (0.6 + i * 0.1), 1],
          [W * 0.3, H * (0.56 + i * 0.1)],
          [W * 0.6, H * (0.62 + i * 0.09)],
          [W + 20, H * (0.58 + i * 0.1), 1],
          [W + 20, H + 10, 1],
        ]),
        mix(depthColour(ctx, 0.2 + i * 0.26), '#2f8a5a', 0.25),
      );
    }
    const fl = mix(palette.key.l1, '#ff9ac0', 0.3);
    const col = mix(palette.ink, '#3a1d1d', 0.4);
    svg +=
      branch(ctx, -10, H * 0.1, 16, W * 0.62, col, fl, 11) +
      branch(ctx, W + 10, H * 0.02, 150, W * 0.5, col, fl, 9);
    if (rng.chance(0.5)) {
      svg += branch(ctx, W + 10, H * 0.5, 200, W * 0.34, col, fl, 7);
    }
    for (let i = 0; i < 12; i++) {
      svg += blossom(ctx, rng.float(W), H * rng.float(0.8, 0.98), rng.float(4, 9), fl);
    }
    return svg;
  },
} satisfies SceneSet;
