import { indexOf } from './catalogue/choose';
import { STUDIO_MARKS, type StudioMark } from './catalogue/marks.data';
import { mix, shiftHue, toLch } from './core/colour';
import { circle, ngonPath, roundRect, starPath } from './core/geometry';
import { item } from './core/numbers';
import { Rng } from './core/rng';
import { filled, group, opacity, placed, stroked, SvgDocument } from './core/svg';

/** Input of a studio's logo mark. */
export interface VendorRecord {
  code: string;
  name: string;
  /** Position in the catalogue, so that consecutive studios never share a symbol. */
  index?: number | undefined;
}

/** Background plates of marks, 96 x 96. */
const PLATES: readonly string[] = [
  circle(0, 0, 44),
  roundRect(-43, -43, 86, 86, 24),
  ngonPath(6, 46, -90),
  starPath(12, 46, 40, -90),
  ngonPath(8, 45, 22.5),
  'M-40 -42H40C43 -42 44 -40 44 -37V2C44 28 22 40 0 46C-22 40 -44 28 -44 2V-37C-44 -40 -43 -42 -40 -42Z',
];

function symbol({ d, holes, repeat = 1 }: StudioMark, paint: string): string {
  const extra = holes ? 'fill-rule="evenodd"' : '';
  return Array.from({ length: repeat }, (_, i) =>
    group(i ? `rotate(${(i * 360) / repeat})` : '', filled(d, paint, extra)),
  ).join('');
}

/**
 * Draws a studio's logo mark, 96 x 96 and transparent: a symbol on a plate. The page sets the name beside it
 * as text. The code determines mark, plate and colour.
 */
export function drawVendorMark({ code, name, index }: VendorRecord): string {
  const doc = new SvgDocument(96, 96);
  const rng = new Rng(`mark/${code}/${name}`);
  const mark = item(
    STUDIO_MARKS,
    index === undefined
      ? indexOf(code, STUDIO_MARKS.length)
      : Math.abs(Math.trunc(index)) % STUDIO_MARKS.length,
  );
  const [, chroma] = toLch(mark.tint);
  const tint = shiftHue(chroma < 0.03 ? '#8fb4ff' : mark.tint, rng.float(-16, 16));
  const deep = shiftHue(mix(tint, '#120a2a', 0.62), rng.float(-30, 30));
  const plate = rng.pick(PLATES);
  const inverted = rng.chance(0.34);
  const face = doc.linear(
    inverted ? [mix(tint, '#ffffff', 0.25), tint] : [mix(deep, tint, 0.3), deep],
    0,
    0,
    0.4,
    1,
  );
  const ink = inverted
    ? mix(deep, '#05030a', 0.35)
    : doc.linear(['#ffffff', mix(tint, '#ffffff', 0.2)]);
  return doc.render(
    group(
      placed(48, 48),
      filled(plate, face) +
        group(
          '',
          stroked(plate, '#ffffff', 3, opacity(0.28)) +
            filled('M-60 -60H60V-18C20 -4 -20 -4 -60 -18Z', '#ffffff', opacity(0.08)),
          `clip-path="${doc.clip(plate)}"`,
        ) +
        group('scale(2.5)', symbol(mark, ink)),
    ),
  );
}
