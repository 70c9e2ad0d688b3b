import type { RuleBookName } from '@lobby/api-client/contract';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { parsedOnce } from '../database/parsed';
import { FLAGS, TEMPLATES } from './flags.data';

export interface Status {
  maintenance: boolean;
  regionRestriction: boolean;
  info: string;
}

export interface Templates {
  mem_cen: string;
  dep_func: string;
}

/** Newest app version of a brand. */
export interface AppInfo {
  version: string;
  upgradeable: boolean;
}

/** Features of a brand besides its games. */
interface Offered {
  downloads: boolean;
  contacts: boolean;
  /** `two`: pictures come from the brand's host and `img.localhost`; `own`: from the brand's host; else an origin. */
  imageHost: string;
}

/** Need of a registration field. */
export type FieldNeed = 'required' | 'optional' | 'hidden';

/** Entry for customer service; its title is the same in every language. */
interface AddedContact {
  csType: 'LIVECHAT' | 'TELEGRAM' | 'ZALO';
  title: string;
  path: string;
}

interface BrandSettings {
  flags: Readonly<Record<string, boolean>>;
  templates: Templates;
  status: Status;
  appInfo: AppInfo;
  offered: Offered;
  /** Overridden download URLs by kind; empty removes the download. */
  downLinks: Readonly<Record<string, string>>;
  /** Contacts in addition to the brand's own. */
  added: { contacts: readonly AddedContact[] };
  /** Overridden allowed origins by purpose; the entry `usual` stands for the defaults. */
  origins: Readonly<Record<string, readonly string[]>>;
  /** Overridden social login URLs by provider; empty removes the provider. */
  socialLogins: Readonly<Record<string, string>>;
  /** Overridden limits by name. */
  limits: Readonly<Record<string, number>>;
  /** Overridden needs of registration fields. */
  registration: Readonly<Record<string, FieldNeed>>;
  /** Overridden safer-play rule book. */
  ruleBook: { name?: RuleBookName };
}

const INITIAL: BrandSettings = {
  flags: FLAGS,
  templates: TEMPLATES,
  status: { maintenance: false, regionRestriction: false, info: '' },
  appInfo: { version: '1.0.0', upgradeable: false },
  offered: { downloads: true, contacts: true, imageHost: 'two' },
  downLinks: {},
  added: { contacts: [] },
  origins: {},
  socialLogins: {},
  limits: {},
  registration: {},
  ruleBook: {},
};

/** Setting of a brand: stored values over defaults. */
export function brandSetting<N extends keyof BrandSettings>(
  db: Db,
  brand: BrandCode,
  name: N,
): BrandSettings[N] {
  const known = keptOf(db).get(`${brand} ${name}`);
  if (known !== undefined) return known as BrandSettings[N];
  const value = readSetting(db, brand, name);
  keptOf(db).set(`${brand} ${name}`, value);
  return value;
}

/** Cache of settings: read by every call, changed only by the control page. */
const kept = new WeakMap<Db, Map<string, unknown>>();

function keptOf(db: Db): Map<string, unknown> {
  const known = kept.get(db) ?? new Map<string, unknown>();
  kept.set(db, known);
  return known;
}

/** Clears the cache after a reset of the database. */
export function forgetBrandSettings(db: Db): void {
  kept.delete(db);
}

function readSetting<N extends keyof BrandSettings>(
  db: Db,
  brand: BrandCode,
  name: N,
): BrandSettings[N] {
  const row = db.get<{ value: string }>(
    'SELECT value FROM brand_settings WHERE brand = ? AND name = ?',
    brand,
    name,
  );
  if (row === undefined) return INITIAL[name];
  return { ...INITIAL[name], ...parsedOnce<Partial<BrandSettings[N]>>(row.value) };
}

/** Stores part of a setting and keeps the rest. */
export function changeBrandSetting<N extends keyof BrandSettings>(
  db: Db,
  brand: BrandCode,
  name: N,
  change: Partial<BrandSettings[N]>,
): BrandSettings[N] {
  return db.transaction(() => {
    const value = { ...brandSetting(db, brand, name), ...change };
    db.run(
      'INSERT OR REPLACE INTO brand_settings (brand, name, value) VALUES (?, ?, ?)',
      brand,
      name,
      JSON.stringify(value),
    );
    keptOf(db).delete(`${brand} ${name}`);
    return value;
  });
}

export function flagIsOn(db: Db, brand: BrandCode, flag: string): boolean {
  return brandSetting(db, brand, 'flags')[flag] === true;
}

/** Limit of a field at a brand: the control page's setting, else the default. */
export const limitOf = (db: Db, brand: BrandCode, name: string, usual: number): number =>
  brandSetting(db, brand, 'limits')[name] ?? usual;
