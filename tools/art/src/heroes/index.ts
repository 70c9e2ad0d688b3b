import { ballsHeroes } from './balls';
import { birdsHeroes } from './birds';
import { butterflyHeroes } from './butterfly';
import { caninesHeroes } from './canines';
import { cardTableHeroes } from './card-table';
import { cardsHeroes } from './cards';
import { carnivalHeroes } from './carnival';
import { charmsHeroes } from './charms';
import { chipsHeroes } from './chips';
import { coinsHeroes } from './coins';
import { crystalsHeroes } from './crystals';
import { deepSeaHeroes } from './deep-sea';
import { diceHeroes } from './dice';
import { dragonCoilHeroes } from './dragon-coil';
import { dragonFaceHeroes } from './dragon-face';
import { egyptHeroes } from './egypt';
import { esportsHeroes } from './esports';
import { festiveHeroes } from './festive';
import { fishHeroes } from './fish';
import { flightHeroes } from './flight';
import { fortuneHeroes } from './fortune';
import { fruitHeroes } from './fruit';
import { gamingHeroes } from './gaming';
import { gemsHeroes } from './gems';
import { giantsHeroes } from './giants';
import { helmetsHeroes } from './helmets';
import type { Hero } from './hero';
import { idolsHeroes } from './idols';
import { lanternsHeroes } from './lanterns';
import { legendsHeroes } from './legends';
import { lotteryHeroes } from './lottery';
import { lotusHeroes } from './lotus';
import { luckHeroes } from './luck';
import { machinesHeroes } from './machines';
import { magicHeroes } from './magic';
import { meadowHeroes } from './meadow';
import { mechHeroes } from './mech';
import { musicHeroes } from './music';
import { olympusHeroes } from './olympus';
import { pagodasHeroes } from './pagodas';
import { palacesHeroes } from './palaces';
import { prizesHeroes } from './prizes';
import { pyramidsHeroes } from './pyramids';
import { racingHeroes } from './racing';
import { regaliaHeroes } from './regalia';
import { roostersHeroes } from './roosters';
import { rouletteHeroes } from './roulette';
import { sailingHeroes } from './sailing';
import { savannaHeroes } from './savanna';
import { seaCreaturesHeroes } from './sea-creatures';
import { sevensHeroes } from './sevens';
import { shoreHeroes } from './shore';
import { spaceHeroes } from './space';
import { sportsFieldHeroes } from './sports-field';
import { sportsGearHeroes } from './sports-gear';
import { sweetsHeroes } from './sweets';
import { ticketsHeroes } from './tickets';
import { tigerHeroes } from './tiger';
import { tilesHeroes } from './tiles';
import { westernHeroes } from './western';
import { wildsHeroes } from './wilds';
import { witchcraftHeroes } from './witchcraft';
import { woodlandHeroes } from './woodland';

/** Every main object of pictures. */
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
  ...crystalsHeroes,
  ...deepSeaHeroes,
  ...roostersHeroes,
  ...cardTableHeroes,
  ...sportsFieldHeroes,
} satisfies Record<string, Hero>;

export type HeroName = keyof typeof HEROES;
