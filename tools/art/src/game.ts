import { chooseGame, type GameChoice, type GameRecord } from './catalogue/choose';
import type { HarmonyName } from './catalogue/harmonies.data';
import { EFFECTS } from './compose/effects';
import { contactShadow, drawForeground } from './compose/foreground';
import { GAME_SIZES, type GameShape, type Stage, stageHero, type Staging } from './compose/layout';
import {
  heroSize,
  isFlatMode,
  light,
  type Picture,
  placeHero,
  roundVeil,
  startPicture,
} from './compose/picture';
import { drawMedallion, drawPile, drawReels, drawTrio } from './compose/staging';
import { type Arrangement, drawSupports } from './compose/supports';
import { mix } from './core/colour';
import { rectPath } from './core/geometry';
import type { Weighted } from './core/rng';
import { filled } from './core/svg';
import { HEROES, type HeroName } from './heroes';
import { type SceneName, SCENES } from './scenes';
import { rays } from './scenes/light';

/** Round objects, which lack contrast in a round frame. */
const ROUND =
  /^(roulette|wheel|coin$|chip$|vinyl|medal|compass|rooster|sun|gong|crosshair|dart|keno|gem$|b_|donut|lollipop|planet|clock|shipwheel|star$|clover|cup|balls|sheriff|orb)/;

/** Scenes with their own rays or light. */
const LIT_SCENES: ReadonlySet<SceneName> = new Set<SceneName>([
  'burst',
  'swirl',
  'podium',
  'deco',
  'space',
]);

/** Harmonies in which gold would be too dominant. */
const SILVERY: ReadonlySet<string> = new Set<HarmonyName>(['noir', 'absinthe', 'carbon']);

function chooseStaging(record: GameRecord, choice: GameChoice, picture: Picture): Staging {
  const { category } = record;
  const { hero, scene } = choice;
  const weights: Weighted<Staging>[] =
    category === 'RNG'
      ? [
          ['monument', 5],
          ['closeup', 2.4],
          ['diagonal', 2.2],
          ['trio', 2.6],
          ['medallion', 1.5],
          ['pile', 0.4],
          ['reels', 0.8],
        ]
      : [
          ['monument', 5],
          ['closeup', 1.6],
          ['diagonal', 1.8],
          ['trio', category === 'FISH' ? 3 : 1],
          ['medallion', category === 'FISH' ? 0.3 : 1],
          ['pile', category === 'PVP' || category === 'LIVE' ? 1 : 0.2],
        ];
  const staging = picture.fork('staging').weighted(weights);
  const { anchor, swims } = HEROES[hero];
  const unfit =
    (staging === 'medallion' && (ROUND.test(hero) || anchor === 'bust')) ||
    (staging === 'reels' && scene === 'arch') ||
    (staging === 'trio' && (category === 'COCKFIGHT' || heroSize(hero).width > 205)) ||
    (staging === 'closeup' && (anchor === 'ground' || swims)) ||
    (staging === 'pile' && anchor === 'bust');
  return unfit ? 'monument' : staging;
}

function arrangements({ category }: GameRecord): readonly Weighted<Arrangement>[] {
  if (category === 'FISH')
    return [
      ['school', 4],
      ['none', 2],
    ];
  if (category === 'SPORTS' || category === 'COCKFIGHT')
    return [
      ['none', 4],
      ['flank', 1],
    ];
  return [
    ['none', 4],
    ['flank', 1.2],
    ['orbit', 1.5],
    ['rain', 1.3],
  ];
}

/** Reduces the backdrop's contrast behind the hero, and tints it from two sides. */
function drawAir(picture: Picture, { x, y, reach }: Stage): string {
  const { palette, W, H, mode } = picture;
  const flat = isFlatMode(mode);
  const longer = Math.max(W, H);
  const rng = picture.fork('air');
  const flip = rng.chance();
  const tint = flat ? 0.14 : 0.3;
  const wash = (colour: string, alpha: number, cx: number, cy: number, r: number) =>
    roundVeil(
      picture,
      [
        [0, colour, alpha],
        [1, colour, 0],
      ],
      cx,
      cy,
      longer * r,
    );
  const calm: [number, string, number][] = [
    [0, palette.ink, 0],
    [0.5, palette.ink, 0.04],
    [1, palette.ink, flat ? 0.1 : 0.2],
  ];
  const halo = mode === 'neon' ? 0.38 : mode === 'paper' ? 0.28 : 0.4;
  return (
    roundVeil(picture, calm, x, y, longer * 0.7) +
    wash(palette.accent.b, tint, flip ? 0 : W, H * rng.float(0.5, 0.9), 0.55) +
    wash(palette.key2.b, tint * 0.8, flip ? W : 0, H * rng.float(0.05, 0.35), 0.5) +
    (mode === 'poster'
      ? ''
      : light(picture, x, y, reach * 1.12, mix(palette.glow, '#ffffff', 0.15), halo))
  );
}

function drawRays(picture: Picture, { x, y, reach }: Stage, scene: SceneName): string {
  const rng = picture.fork('rays');
  if (isFlatMode(picture.mode) || LIT_SCENES.has(scene) || !rng.chance(0.16)) return '';
  const start = rng.float(30);
  const count = rng.pick([10, 12, 16]);
  return rays(
    { ...picture, rng },
    x,
    y,
    reach * 1.9,
    count,
    picture.palette.light,
    0.3,
    start,
    360 + start,
    0.5,
    0.25,
  );
}

function drawHeroAt(picture: Picture, hero: HeroName, stage: Stage): string {
  const { palette, mode } = picture;
  const { width } = heroSize(hero);
  const shadow =
    stage.grounded && mode !== 'poster'
      ? contactShadow(picture, stage.x, stage.base - 3 * stage.scale, width * 0.52 * stage.scale)
      : '';
  const sheen =
    mode === 'lux'
      ? light(
          picture,
          stage.x - stage.size * 0.2,
          stage.y - stage.size * 0.3,
          stage.size * 0.42,
          palette.light,
          0.2,
        )
      : '';
  return shadow + placeHero(picture, hero, 'hero', stage) + sheen;
}

/** Calms the bottom of a portrait tile, where the name is set, and adds a slight vignette. */
function drawFinish(picture: Picture, shape: GameShape): string {
  const { doc, palette, W, H, mode } = picture;
  const flat = isFlatMode(mode);
  const dark = mix(palette.deep, palette.ink, 0.4);
  const foot =
    shape === 'portrait'
      ? filled(
          rectPath(0, H * 0.56, W, H * 0.44),
          doc.linear([
            [0, dark, 0],
            [1, dark, 0.2],
          ]),
        )
      : '';
  const edge: [number, string, number][] = [
    [0, palette.ink, 0],
    [0.66, palette.ink, 0],
    [1, palette.ink, flat ? 0.12 : 0.22],
  ];
  return foot + roundVeil(picture, edge, W / 2, H * 0.47, Math.hypot(W, H) * 0.6);
}

/**
 * Draws a game's tile as SVG, without lettering: its name is text, in the player's language.
 * Equal records give equal pictures; every shape has its own composition.
 */
export function drawGame(record: GameRecord, shape: GameShape): string {
  const choice = chooseGame(record);
  const { theme, harmony, mode, hero, scene } = choice;
  const picture = startPicture(`game/${record.id}`, harmony, mode, GAME_SIZES[shape]);
  const staging = chooseStaging(record, choice, picture);
  const stage = stageHero(picture, shape, staging, hero);
  const backdrop = SCENES[scene]({ ...picture, focusY: stage.y / picture.H });
  let behind = '';
  let inFront = '';
  if (staging === 'medallion') behind = drawMedallion(picture, stage);
  else if (staging === 'trio') behind = drawTrio(picture, stage, hero, theme);
  else if (staging === 'pile') inFront = drawPile(picture, stage, SILVERY.has(harmony.name));
  else if (staging !== 'reels') {
    const pool = theme.supports.filter((name) => name !== hero);
    const supports = drawSupports(picture, stage, shape, pool, arrangements(record));
    behind = supports.behind;
    inFront = supports.inFront;
  }
  const middle =
    staging === 'reels'
      ? drawReels(picture, stage, hero, theme)
      : behind + drawHeroAt(picture, hero, stage) + inFront;
  const rich = record.category !== 'SPORTS' && record.category !== 'ESPORTS';
  const effect = EFFECTS[picture.fork('effect').pick(theme.effects)];
  return picture.doc.render(
    backdrop +
      drawAir(picture, stage) +
      drawRays(picture, stage, scene) +
      middle +
      drawForeground(picture, scene, rich) +
      effect({ ...picture, rng: picture.fork('effect/draw') }) +
      drawFinish(picture, shape),
  );
}
