import { shiftHue } from '../core/colour';
import { rectPath } from '../core/geometry';
import { item } from '../core/numbers';
import { Rng } from '../core/rng';
import { filled, group, stroked, SvgDocument } from '../core/svg';
import {
  CLOTH_COLOURS,
  EXTRA_SETS,
  FITS,
  HAIR_COLOURS,
  HAIRS,
  IRISES,
  LIPS,
  PLACES,
} from './cast.data';
import { EXTRAS } from './extras';
import { drawFace, type Skin, SKINS } from './face';
import { HAIR, SHORT_HAIR } from './hair';
import { OUTFITS } from './outfits';
import { drawRoom, type MoodName, MOODS } from './rooms';

/** Input of a host's cover. */
export interface HostRecord {
  id: string;
  /** Lighting of the brand; face and outfit are independent of it. */
  mood?: MoodName | undefined;
}

/** Lighting of each brand. */
export const MOOD_OF_BRAND = { aurora: 'night', jade: 'day', ember: 'warm' } as const;

/** Number of a host in the catalogue; consecutive hosts get different looks. */
function numberOf(id: string, rng: Rng): number {
  const digits = /(\d{1,6})\D*$/.exec(id)?.[1];
  return digits === undefined ? rng.int(0, 999) : Number(digits);
}

function clothPaint(doc: SvgDocument, rng: Rng, n: number, skin: Skin) {
  const [light, dark, trim] = item(
    CLOTH_COLOURS,
    (n * 3 + Math.floor(n / 10)) % CLOTH_COLOURS.length,
  );
  const drift = rng.float(-14, 14);
  const [lit, deep] = [shiftHue(light, drift), shiftHue(dark, drift)];
  const [pale, middle, shade] = skin;
  return {
    cloth: doc.linear([lit, deep], 0.2, 0, 0.8, 1),
    light: lit,
    dark: deep,
    trim,
    shirt: rng.pick(['#ffffff', '#20263f', '#fff3df', '#e6edff']),
    neck: doc.linear([
      [0, shade],
      [0.45, middle],
      [1, pale],
    ]),
    skin: doc.linear([pale, middle]),
    skinShade: shade,
  };
}

/** Draws a host's cover, 4:5, with the face in the upper half; the page overlays names and badges. */
export function drawHost({ id, mood: moodName }: HostRecord): string {
  const rng = new Rng(`host/${id}`);
  const n = numberOf(id, rng.fork('number'));
  const doc = new SvgDocument(400, 500);
  const mood = MOODS[moodName ?? rng.fork('mood').pick(['night', 'day', 'warm'])];
  const hairName = item(HAIRS, n % HAIRS.length);
  const rugged = SHORT_HAIR.has(hairName);
  const worn = rugged ? 'short' : 'open';
  const skin = item(SKINS, (n * 5 + Math.floor(n / 6)) % SKINS.length);
  const place = item(PLACES, (n + Math.floor(n / PLACES.length)) % PLACES.length);
  const fits = rugged ? FITS.filter((fit) => fit !== 'dress' && fit !== 'aodai') : FITS;
  const fit = item(fits, (n + Math.floor(n / 9)) % fits.length);
  const extras = item(EXTRA_SETS[worn], (n + Math.floor(n / 4)) % EXTRA_SETS[worn].length);
  const cloth = clothPaint(doc, rng.fork('cloth'), n, skin);
  const [hairLit, hairDark] = item(HAIR_COLOURS, (n * 2 + Math.floor(n / 7)) % HAIR_COLOURS.length);
  const hair = HAIR[hairName]({
    fill: doc.linear([hairLit, hairDark], 0.2, 0, 0.8, 1),
    shine: doc.linear([
      [0, '#fff', 0.38],
      [1, '#fff', 0],
    ]),
    dark: hairDark,
  });
  const look = rng.fork('look');
  const face = drawFace(doc, {
    skin,
    rugged,
    smile: look.chance(0.6),
    lips: look.pick(LIPS),
    iris: look.pick(IRISES),
    brows: hairDark,
  });
  const tilt = `rotate(${look.pick([-4, -3, 0, 2, 3])} 200 300)`;
  const paint = { light: mood.lights[0], cloth: cloth.light };
  const rim = stroked('M364 520C362 410 308 366 240 344', mood.rim, 4, 'opacity=".55"');
  const figure =
    group(tilt, hair.back) +
    group('translate(0 -24)', OUTFITS[fit](cloth) + rim) +
    group(tilt, face + hair.front + extras.map((name) => EXTRAS[name](paint)).join(''));
  const facing = look.chance(0.4)
    ? 'translate(414 20) scale(-1.07 1.07)'
    : 'translate(-14 20) scale(1.07)';
  const foot = doc.linear([
    [0, '#000', 0],
    [0.62, '#000', 0],
    [1, '#000', mood.bright ? 0.12 : 0.3],
  ]);
  return doc.render(
    drawRoom(doc, rng.fork('room'), mood, place) +
      group(facing, figure) +
      filled(rectPath(0, 0, 400, 500), foot),
  );
}
