import { mix } from '../core/colour';
import { circle, ellipse, type Point, polygon, rectPath } from '../core/geometry';
import { fix, item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { depthColour, glow, layer, sky, stars } from './light';
import type { SceneSet } from './scene';

export const nightScenes = {
  city: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const gy = H * 0.74;
    let svg =
      sky(ctx, {
        at: [x, gy - H * 0.1],
        stops: [
          mix(palette.deep, palette.ink, 0.3),
          mix(palette.deep, palette.mid, 0.6),
          mix(palette.mid, palette.glow, 0.4),
        ],
      }) + stars(ctx, 30, 0.4);
    for (let i = 0; i < 3; i++) {
      let bx = -10;
      while (bx < W + 10) {
        const w = W * rng.float(0.06, 0.13);
        const h = H * rng.float(0.12, 0.44) * (1 - i * 0.18);
        const y = gy - h;
        const top = rng.int(0, 3);
        const d =
          top === 0
            ? `M${fix(bx)} ${fix(gy)}L${fix(bx)} ${fix(y)}L${fix(bx + w)} ${fix(y)}L${fix(bx + w)} ${fix(gy)}Z`
            : top === 1
              ? `M${fix(bx)} ${fix(gy)}L${fix(bx)} ${fix(y + w * 0.5)}L${fix(bx + w * 0.5)} ${fix(y)}L${fix(bx + w)} ${fix(y + w * 0.5)}L${fix(bx + w)} ${fix(gy)}Z`
              : top === 2
                ? `M${fix(bx)} ${fix(gy)}L${fix(bx)} ${fix(y + w * 0.3)}L${fix(bx + w * 0.25)} ${fix(y + w * 0.3)}L${fix(bx + w * 0.25)} ${fix(y)}L${fix(bx + w * 0.46)} ${fix(y)}L${fix(bx + w * 0.5)} ${fix(y - w * 0.8)}L${fix(bx + w * 0.54)} ${fix(y)}L${fix(bx + w * 0.75)} ${fix(y)}L${fix(bx + w * 0.75)} ${fix(y + w * 0.3)}L${fix(bx + w)} ${fix(y + w * 0.3)}L${fix(bx + w)} ${fix(gy)}Z`
                : `M${fix(bx)} ${fix(gy)}L${fix(bx)} ${fix(y)}L${fix(bx + w)} ${fix(y + w * 0.4)}L${fix(bx + w)} ${fix(gy)}Z`;
        svg += layer(ctx, d, depthColour(ctx, 0.34 + i * 0.26));
        if (i > 0) {
          let wd = '';
          for (let yy = y + w * 0.6; yy < gy - 6; yy += H * 0.02) {
            for (let xx = bx + w * 0.14; xx < bx + w * 0.84; xx += w * 0.24) {
              if (rng.chance(0.45)) {
                wd += rectPath(xx, yy, w * 0.12, H * 0.009);
              }
            }
          }
          svg += filled(
            wd,
            item([palette.glow, palette.accent.l1, palette.key2.l1], rng.int(0, 2)),
            opacity(0.75),
          );
        }
        bx += w * rng.float(0.85, 1.15);
      }
    }
    svg += filled(
      rectPath(0, gy, W, H - gy),
      ctx.doc.linear([mix(palette.deep, palette.glow, 0.3), mix(palette.deep, palette.ink, 0.3)]),
    );
    for (let i = 0; i < 26; i++) {
      const yy = gy + (H - gy) * Math.pow(rng.next(), 1.3);
      svg += filled(
        ellipse(rng.float(W), yy, W * rng.float(0.02, 0.14), 1.1),
        item([palette.glow, palette.accent.l1, palette.key2.l1], i % 3),
        opacity(0.5),
      );
    }
    return svg;
  },
  space: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const [x, y] = [W * rng.float(0.35, 0.65), H * rng.float(0.32, 0.5)];
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.linear(
        [mix(palette.deep, palette.ink, 0.5), palette.deep, mix(palette.deep, palette.ink, 0.3)],
        0,
        0,
        0.4,
        1,
      ),
    );
    for (let i = 0; i < 7; i++) {
      svg += group(
        `rotate(${fix(rng.float(-50, 50))} ${fix(x)} ${fix(y)})`,
        glow(
          ctx,
          x + rng.bell() * W * 0.4,
          y + rng.bell() * H * 0.36,
          W * rng.float(0.24, 0.5),
          item([palette.mid, palette.key.b, palette.glow, palette.accent.b, palette.key2.b], i % 5),
          0.5,
          rng.float(0.4, 0.8),
        ),
      );
    }
    svg += glow(ctx, x, y, W * 0.5, palette.glow, 0.6) + stars(ctx, 90);
    for (let i = 0; i < 5; i++) {
      const sx = rng.float(W);
      const sy = rng.float(H * 0.8);
      const r = rng.float(4, 9);
      svg += `<path d="M${fix(sx)} ${fix(sy - r)}Q${fix(sx + 0.6)} ${fix(sy - 0.6)} ${fix(sx + r)} ${fix(sy)}Q${fix(sx + 0.6)} ${fix(sy + 0.6)} ${fix(sx)} ${fix(sy + r)}Q${fix(sx - 0.6)} ${fix(sy + 0.6)} ${fix(sx - r)} ${fix(sy)}Q${fix(sx - 0.6)} ${fix(sy - 0.6)} ${fix(sx)} ${fix(sy - r)}Z" fill="#fff"/>`;
    }
    const pl = rng.chance(0.6);
    if (pl) {
      const r = W * rng.float(0.6, 0.9);
      const px = W * rng.float(0.2, 0.8);
      const py = H + r * 0.72;
      svg +=
        glow(ctx, px, py, r * 1.28, palette.accent.b, 0.6) +
        filled(
          circle(px, py, r),
          ctx.doc.linear([
            [0, mix(palette.key.l1, palette.glow, 0.3)],
            [0.1, palette.key.b],
            [0.28, palette.key.d2],
            [0.5, palette.ink],
          ]),
        ) +
        stroked(circle(px, py, r), palette.light, 1.6, opacity(0.8));
    }
    for (let i = 0; i < 6; i++) {
      const ax = rng.float(W);
      const ay = rng.float(H * 0.9);
      const q = rng.float(4, 13);
      const col = depthColour(ctx, 0.7);
      svg += filled(
        polygon(
          Array.from({ length: 7 }, (_, j) => [
            ax + q * rng.float(0.7, 1.2) * Math.cos(j * 0.9),
            ay + q * rng.float(0.6, 1) * Math.sin(j * 0.9),
          ]),
        ),
        ctx.doc.linear([mix(col, palette.glow, 0.5), mix(col, palette.ink, 0.4)], 0, 0, 0.6, 1),
      );
    }
    return svg;
  },
  neonGrid: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const hy = H * rng.float(0.56, 0.66);
    let svg =
      filled(
        rectPath(0, 0, W, hy),
        ctx.doc.linear([
          mix(palette.deep, palette.ink, 0.3),
          mix(palette.deep, palette.mid, 0.7),
          mix(palette.mid, palette.key.b, 0.5),
        ]),
      ) + stars(ctx, 40, 0.5);
    const r = Math.min(W, H) * 0.3;
    const sd = circle(x, hy - r * 0.62, r);
    svg +=
      glow(ctx, x, hy - r * 0.6, r * 1.9, palette.key.b, 0.6) +
      group(
        '',
        filled(
          sd,
          ctx.doc.linear([palette.glow, mix(palette.glow, palette.key.b, 0.6), palette.key.b]),
        ) +
          Array.from({ length: 6 }, (_, i) =>
            filled(
              rectPath(0, hy - r * 0.62 + i * r * 0.13 + 4, W, 2 + i * 1.4),
              mix(palette.deep, palette.mid, 0.7),
            ),
          ).join(''),
        `clip-path="${ctx.doc.clip(sd)}"`,
      );
    const mt: Point[] = [[-10, hy, 1]];
    for (let i = 0; i <= 9; i++) {
      const t = i / 9;
      const e = Math.abs(t - 0.5) * 2;
      mt.push([W * t, hy - H * (0.02 + e * 0.16 * rng.float(0.5, 1.1)), 1]);
    }
    mt.push([W + 10, hy, 1]);
    svg +=
      filled(polygon(mt), mix(palette.deep, palette.ink, 0.3)) +
      stroked(polygon(mt, false), palette.accent.l1, 1.4);
    svg += filled(
      rectPath(0, hy, W, H - hy),
      ctx.doc.linear([mix(palette.mid, palette.deep, 0.4), mix(palette.deep, palette.ink, 0.3)]),
    );
    let gr = '';
    for (let i = -12; i <= 12; i++) {
      gr += `M${fix(x + i * W * 0.045)} ${fix(hy)}L${fix(x + i * W * 0.3)} ${H}`;
    }
    for (let i = 0; i < 9; i++) {
      const y = hy + (H - hy) * Math.pow(i / 8.5, 2);
      gr += `M0 ${fix(y)}L${W} ${fix(y)}`;
    }
    svg +=
      stroked(gr, palette.accent.b, 3.4, opacity(0.22)) +
      stroked(gr, palette.accent.l1, 1.1, opacity(0.85)) +
      glow(ctx, x, hy, W * 0.7, palette.glow, 0.6, 0.12);
    return svg;
  },
} satisfies SceneSet;
