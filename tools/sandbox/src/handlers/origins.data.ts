import type { CallValue, Contract } from '@lobby/api-client/contract';
import { originOf, type Site } from '../brands/sites';

export type Origins = CallValue<Contract['system']['settings']>['origins'];

/** A site of the platform, or an explicit origin. */
type Place = { site: Site } | { origin: string };

/** Default allowed origins by purpose; the control page can override them. */
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

/** Keyword for the default origins in a changed list. */
export const USUAL_ORIGINS = 'usual';

/** Allowed origins, as reachable from `url`; `changed` holds the control page's overrides by purpose. */
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
