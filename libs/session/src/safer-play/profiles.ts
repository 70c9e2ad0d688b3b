import { RULE_BOOKS, type RuleBook } from '@lobby/api-client';
import type { SaferPlayProfile } from '@lobby/core';

/** A help service independent of the brand. */
interface HelpLine {
  name: string;
  url: string;
}

/** Minutes between two reality checks; 0 for never. */
export type RealityMinutes = RuleBook['realityCheck']['initial'];

/** Days of a time-out. */
export type TimeOutDays = RuleBook['timeOutDays'][number];

/** Months of a self-exclusion; `PERMANENT` is for good. */
export type ExclusionMonths = RuleBook['exclusionMonths'][number];

/** Page notices: licence, age mark and help lines, within one tap of every page. */
interface PageNotices {
  licence: boolean;
  ageMark: boolean;
  helpLines: readonly HelpLine[];
}

/** A rule book that the platform enforces, with its requirements for a brand's pages. */
export interface ProfileRules extends RuleBook {
  notices: PageNotices;
}

/** Free help in many countries and languages. */
const INTERNATIONAL: PageNotices = {
  licence: true,
  ageMark: true,
  helpLines: [
    { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
    { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
  ],
};

const BRITISH: PageNotices = {
  ...INTERNATIONAL,
  helpLines: [
    { name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
    { name: 'GambleAware', url: 'https://www.gambleaware.org/' },
    { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
  ],
};

/** Profiles by name: the platform's rule books (`RULE_BOOKS` of the contract), and the notices of each. */
export const PROFILES: Readonly<Record<SaferPlayProfile, ProfileRules>> = {
  strict: { ...RULE_BOOKS.strict, notices: INTERNATIONAL },
  ukgc: { ...RULE_BOOKS.ukgc, notices: BRITISH },
  mga: { ...RULE_BOOKS.mga, notices: INTERNATIONAL },
  cga: { ...RULE_BOOKS.cga, notices: INTERNATIONAL },
  pagcor: { ...RULE_BOOKS.pagcor, notices: INTERNATIONAL },
};
