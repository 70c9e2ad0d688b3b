import { type BrandCode, brandOf, LANGUAGES } from '../brands/brands';
import type { Value } from '../database/db';
import { BANNERS } from './banners.data';
import { AGENT_NOTICES, NOTICES, POPUPS } from './notices.data';
import { DAY_MS, HOUR_MS, type SeedPlan } from './plan';
import { type LocalisedText, storedText } from './text';

const BANNERS_DAYS_AGO = 52;

interface Draft {
  id: string;
  kind: string;
  daysAgo: number;
  text: LocalisedText;
  group?: string;
  execution?: string;
  url?: string;
  /** Path of its picture. */
  picture?: string;
  linkage?: string;
  linkageType?: string;
}

/** Stored pictures of an announcement: only the banner, with sequence 2 (D1 §3). */
const picturesOf = (url: string) => JSON.stringify([{ sequence: 2, url }]);

function drafts(brand: BrandCode): Draft[] {
  return [
    ...NOTICES.map((one) => ({ ...one, kind: 'notice' })),
    ...AGENT_NOTICES.map((one) => ({ ...one, kind: 'agent' })),
    ...POPUPS.map((one) => ({ ...one, kind: 'popup' })),
    ...BANNERS.filter(({ brands }) => brands.includes(brand)).map((one) => ({
      ...one,
      kind: 'banner',
      url: `/cdn/banner/${brand}-${one.id}`,
      daysAgo: BANNERS_DAYS_AGO,
    })),
  ];
}

/** Notices, popups and banners of a brand. */
export function announcementRows(brand: BrandCode, { today }: SeedPlan): Value[][] {
  return drafts(brand).map((draft, position) => [
    `${brand}-${draft.id}`,
    brand,
    draft.kind,
    position,
    today - draft.daysAgo * DAY_MS + 2 * HOUR_MS,
    draft.group ?? null,
    draft.execution ?? null,
    draft.url ?? null,
    draft.linkage ?? null,
    draft.linkage === undefined ? null : (draft.linkageType ?? 'URL'),
    draft.picture === undefined ? null : picturesOf(draft.picture),
    storedText(draft.text, brandOf(brand).name, LANGUAGES),
  ]);
}
