import { gemsHeroes } from './gems';
import { coinsHeroes } from './coins';
import { regaliaHeroes } from './regalia';
import { prizesHeroes } from './prizes';
import { sevensHeroes } from './sevens';
import { fruitHeroes } from './fruit';
import { pagodasHeroes } from './pagodas';
import { pyramidsHeroes } from './pyramids';
import { palacesHeroes } from './palaces';
import { lanternsHeroes } from './lanterns';
import { lotusHeroes } from './lotus';
import { egyptHeroes } from './egypt';
import { idolsHeroes } from './idols';
import { olympusHeroes } from './olympus';
import { helmetsHeroes } from './helmets';
import { magicHeroes } from './magic';
import { fortuneHeroes } from './fortune';
import { sailingHeroes } from './sailing';
import { caninesHeroes } from './canines';
import { tigerHeroes } from './tiger';
import { savannaHeroes } from './savanna';
import { woodlandHeroes } from './woodland';
import { giantsHeroes } from './giants';
import { charmsHeroes } from './charms';
import { dragonCoilHeroes } from './dragonCoil';
import { dragonFaceHeroes } from './dragonFace';
import { birdsHeroes } from './birds';
import { butterflyHeroes } from './butterfly';
import { legendsHeroes } from './legends';
import { spaceHeroes } from './space';
import { flightHeroes } from './flight';
import { machinesHeroes } from './machines';
import { sweetsHeroes } from './sweets';
import { luckHeroes } from './luck';
import { meadowHeroes } from './meadow';
import { wildsHeroes } from './wilds';
import { westernHeroes } from './western';
import { musicHeroes } from './music';
import { festiveHeroes } from './festive';
import { witchcraftHeroes } from './witchcraft';
import { carnivalHeroes } from './carnival';
import { racingHeroes } from './racing';
import { cardsHeroes } from './cards';
import { chipsHeroes } from './chips';
import { diceHeroes } from './dice';
import { rouletteHeroes } from './roulette';
import { tilesHeroes } from './tiles';
import { lotteryHeroes } from './lottery';
import { ticketsHeroes } from './tickets';
import { ballsHeroes } from './balls';
import { sportsGearHeroes } from './sportsGear';
import { esportsHeroes } from './esports';
import { mechHeroes } from './mech';
import { gamingHeroes } from './gaming';
import { fishHeroes } from './fish';
import { seaCreaturesHeroes } from './seaCreatures';
import { shoreHeroes } from './shore';
import { deepSeaHeroes } from './deepSea';
import { roostersHeroes } from './roosters';
import { cardTableHeroes } from './cardTable';
import { sportsFieldHeroes } from './sportsField';
import type { Hero } from './hero';

/** Every object that a picture can be about. */
export const HEROES = {
  ...gemsHeroes,
  ...coinsHeroes,
  ...regaliaHeroes,
  ...prizesHeroes,
  ...sevensHeroes,
  ...fruitHeroes,
  ...pagodasHeroes,
  ...pyramidsHeroes,
  ...palacesHeroes,
  ...lanternsHeroes,
  ...lotusHeroes,
  ...egyptHeroes,
  ...idolsHeroes,
  ...olympusHeroes,
  ...helmetsHeroes,
  ...magicHeroes,
  ...fortuneHeroes,
  ...sailingHeroes,
  ...caninesHeroes,
  ...tigerHeroes,
  ...savannaHeroes,
  ...woodlandHeroes,
  ...giantsHeroes,
  ...charmsHeroes,
  ...dragonCoilHeroes,
  ...dragonFaceHeroes,
  ...birdsHeroes,
  ...butterflyHeroes,
  ...legendsHeroes,
  ...spaceHeroes,
  ...flightHeroes,
  ...machinesHeroes,
  ...sweetsHeroes,
  ...luckHeroes,
  ...meadowHeroes,
  ...wildsHeroes,
  ...westernHeroes,
  ...musicHeroes,
  ...festiveHeroes,
  ...witchcraftHeroes,
  ...carnivalHeroes,
  ...racingHeroes,
  ...cardsHeroes,
  ...chipsHeroes,
  ...diceHeroes,
  ...rouletteHeroes,
  ...tilesHeroes,
  ...lotteryHeroes,
  ...ticketsHeroes,
  ...ballsHeroes,
  ...sportsGearHeroes,
  ...esportsHeroes,
  ...mechHeroes,
  ...gamingHeroes,
  ...fishHeroes,
  ...seaCreaturesHeroes,
  ...shoreHeroes,
  ...deepSeaHeroes,
  ...roostersHeroes,
  ...cardTableHeroes,
  ...sportsFieldHeroes,
} satisfies Record<string, Hero>;

export type HeroName = keyof typeof HEROES;
