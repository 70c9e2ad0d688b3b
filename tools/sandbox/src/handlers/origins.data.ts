import type { CallValue, Contract } from '@lobby/api-client/contract';
import { originOf, type Site } from '../brands/sites';

export type Origins = CallValue<Contract['system']['settings']>['origins'];

/** A site of the platform, or an origin. */
type Place = { site: Site } | { origin: string };

/** Origins that the settings allow for each purpose, unless the control page names others. */
const USUAL: Readonly<Record<keyof Origins, readonly Place[]>> = {
  game: [{ site: 'games' }],
  chat: [{ site: 'chat' }],
  payment: [{ site: 'games' }, { site: 'pay' }],
  link: [
    { origin: 'https://telegram.example' },
    { origin: 'https://zalo.example' },
    { origin: 'https://download.example' },
  ],
};

export const ORIGIN_PURPOSES = Object.keys(USUAL) as [keyof Origins, ...(keyof Origins)[]];

/** Word for the usual origins in a changed list. */
export const USUAL_ORIGINS = 'usual';

/** Allowed origins, as reachable from `url`; `changed` has the lists of the control page, by purpose. */
export function originsAt(url: URL, changed: Readonly<Record<string, readonly string[]>>): Origins {
  const usual = (purpose: keyof Origins) =>
    USUAL[purpose].map((place) => ('site' in place ? originOf(place.site, url) : place.origin));
  const listOf = (purpose: keyof Origins) =>
    (changed[purpose] ?? [USUAL_ORIGINS]).flatMap((one) =>
      one === USUAL_ORIGINS ? usual(purpose) : [one],
    );
  return {
    game: listOf('game'),
    chat: listOf('chat'),
    payment: listOf('payment'),
    link: listOf('link'),
  };
}
