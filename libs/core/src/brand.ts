import type { FlagName } from './flags';
import type { Language } from './language';

/** Names of the design tokens; a brand without one of them does not compile. */
export const TOKENS = [
  'backdrop',
  'background',
  'surface',
  'raised',
  'line',
  'line-strong',
  'overlay',
  'glow',
  'skeleton-a',
  'skeleton-b',
  'text',
  'text-secondary',
  'text-tertiary',
  'on-art',
  'scrim',
  'brand-a',
  'brand-b',
  'on-brand',
  'brand-ink',
  'brand-tint',
  'icon-a',
  'icon-b',
  'icon-c',
  'money',
  'money-tint',
  'success',
  'warning',
  'danger',
  'live',
  'radius-card',
  'radius-control',
  'radius-tile',
  'radius-chip',
  'radius-sheet',
  'shadow-1',
  'shadow-2',
  'font-family-brand',
  'font-weight-strong',
  'font-weight-heading',
  'font-size-heading',
  'letter-spacing-heading',
  'word-spacing-brand',
] as const;

/** Name of a design token; `--<name>` in style sheets. */
type Token = (typeof TOKENS)[number];

/** How a brand arranges the same markup. Each option is an attribute of the root element, such as `data-tile-caption`. */
export interface Layout {
  tile: 'poster' | 'square' | 'landscape';
  banner: 'bleed' | 'framed' | 'peek';
  /** Links to the game categories; `rail-l` is a larger rail. */
  categories: 'rail' | 'rail-l' | 'grid';
  tabs: 'segment' | 'underline' | 'pill';
  /** Caption of a host's card: over the cover or below it. */
  tileCaption: 'over' | 'below';
  /** Header and bottom bar. */
  barStyle: 'flush' | 'line' | 'float';
}

/** Blocks of Home in their default order. Header, popups and legal line are always in the same place. */
const HOME_BLOCKS = [
  'banner',
  'balance',
  'ticker',
  'categories',
  'recent',
  'hot',
  'tip',
  'download',
  'install',
  'hosts',
  'matches',
  'rows',
] as const;

export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** Returns the blocks of a list of names without duplicates; skips unknown names. */
export function homeBlocks(names: readonly string[]): HomeBlock[] {
  const named = names.flatMap((name) => HOME_BLOCKS.filter((block) => block === name));
  return [...new Set(named)];
}

/** Shape of a game's picture. */
export type PictureShape = 'portrait' | 'square' | 'landscape';

/** Picture shape of each tile option. */
export const TILE_SHAPES = {
  poster: 'portrait',
  square: 'square',
  landscape: 'landscape',
} as const satisfies Record<Layout['tile'], PictureShape>;

/** Rule books of safer play; `PROFILES` of session defines the requirements of each. */
export const SAFER_PLAY_PROFILES = ['strict', 'ukgc', 'mga', 'cga', 'pagcor'] as const;

/** Name of a rule book of safer play. */
export type SaferPlayProfile = (typeof SAFER_PLAY_PROFILES)[number];

/** Licence that permits a brand to offer games. */
interface Licence {
  /** Official name of the authority. */
  regulator: string;
  number: string;
  /** Page of the authority that shows the licence. */
  url: string;
}

/** Legal requirements of the place a brand is offered in (decision 28). May be harder than its profile, never softer. */
export interface Jurisdiction {
  code: string;
  /** Rule book of safer play that applies. */
  profile: SaferPlayProfile;
  /** Minimum age in years. */
  minAge: 18 | 21;
  /** Whether play without an account may be offered. */
  freePlay: boolean;
  /** Name of the place whose rules apply, in the form used within a sentence. */
  place?: Readonly<Record<Language, string>>;
  licence?: Licence;
}

/** Applies to brands without a profile (decision 28). */
export const STRICTEST_JURISDICTION: Jurisdiction = {
  code: 'strictest',
  profile: 'strict',
  minAge: 21,
  freePlay: false,
};

/** Domains of a brand, with the signature that proves the list. */
export interface OfficialSites {
  domains: readonly string[];
  /** Signature of the domains, one per line: ECDSA P-256 with SHA-256, Base64. */
  signature: string;
  /** Public key of the signature: the point of P-256, uncompressed, Base64. */
  key: string;
}

/** Public configuration of the third party that verifies phone numbers (decision 17). */
export interface PhoneCheckConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Address of an emulator, relative to the page. Default: the real service. */
  emulatorUrl?: string;
}

/** A brand's typeface, in two files. */
export interface BrandFace {
  /** As in the token `font-family-brand`. */
  readonly family: string;
  /** A weight, or the weight range of a variable face. */
  readonly weight: string;
  /** Address of the file with Latin letters. */
  readonly latin: string;
  /** Address of the file with the letters that Vietnamese adds. */
  readonly vietnamese: string;
}

/**
 * System face shown until the brand's face has loaded. Its percentages give it the same metrics, so that no line moves.
 */
interface StandInFace {
  /** As in the token `font-family-brand`. */
  family: string;
  size: number;
  ascent: number;
  descent: number;
}

/** All that differs between two brands (decision 3). */
export interface Brand {
  code: string;
  name: string;
  /** Default merchant code, sent with every call. */
  merchant: string;
  /** Merchant code by host name, for builds that serve several domains. Overrides `merchant`. */
  merchantsByHost: Readonly<Record<string, string>>;
  /** Whether a stored test merchant overrides the others (decision 2). */
  allowTestMode: boolean;
  languages: readonly [Language, ...Language[]];
  defaultLanguage: Language;
  jurisdiction: Jurisdiction;
  /** If absent, no page warns about copies of the brand. */
  officialSites?: OfficialSites;
  flags: Readonly<Partial<Record<FlagName, boolean>>>;
  templates: { memberCentre: 'base' | 'new'; deposit: 'base' | 'new' };
  /** Origins of pictures; an empty string is the page's own. */
  imageHosts: readonly [string, ...string[]];
  /** Allowed origins of launched games, until the server's settings replace them. */
  gameOrigins: readonly string[];
  /** Vendors whose games replace the page instead of opening in a frame; `all` for every vendor. Default: none. */
  fullPageVendors: 'all' | readonly string[];
  /** Key of encrypted bodies: 128 hexadecimal digits, first half for the cipher, second for the seal (decision 14). */
  encryptionKey: string;
  rememberPassword: 'browser' | 'encoded';
  /** If absent, the platform's own SMS verifies phone numbers, whatever the flag says. */
  phoneCheck?: PhoneCheckConfig;
  /** Texts by `namespace:key` that override the shared labels (decision 5). */
  labels: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** Sentence below the brand's name on the login screen. */
  tagline: Readonly<Record<Language, string>>;
  /** SVG content of the mark in a box of 28 x 28; colours are tokens. */
  logo: string;
  /** Colour of the browser's bars, for `<meta name="theme-color">`. */
  themeColor: string;
  /** Colour scheme of native controls: date picker, scrollbars, autofill. Matches the background. */
  scheme: 'dark' | 'light';
  layout: Layout;
  /** Blocks of Home in display order; omitted blocks are not shown. Default: `HOME_BLOCKS`. */
  home: readonly string[];
  standIn: StandInFace;
  tokens: Readonly<Record<Token, string>>;
}

/** Optional parts of a brand. */
type Default = 'jurisdiction' | 'home' | 'fullPageVendors';

type BrandInput = Omit<Brand, Default> & Partial<Pick<Brand, Default>>;

/** Declares a brand. Default: the strictest jurisdiction, Home's blocks in their usual order, games in frames. */
export function defineBrand(brand: BrandInput): Brand {
  return { jurisdiction: STRICTEST_JURISDICTION, home: HOME_BLOCKS, fullPageVendors: [], ...brand };
}

/**
 * Returns the style sheet with a brand's colour scheme, tokens and fallback face. Put it in the HTML: an `@font-face`
 * in a sheet that loads later makes the browser lay out the whole page again.
 */
export function brandCss({ scheme, tokens, standIn }: Brand): string {
  const { family, size, ascent, descent } = standIn;
  const face = {
    'font-family': `"${family}"`,
    src: 'local("Arial"),local("Roboto"),local("Liberation Sans")',
    'size-adjust': `${size}%`,
    'ascent-override': `${ascent}%`,
    'descent-override': `${descent}%`,
  };
  const rule = Object.entries(face).map(([name, value]) => `${name}:${value}`);
  const lines = TOKENS.map((token) => `--${token}:${tokens[token]}`);
  return `:root{color-scheme:${scheme};${lines.join(';')}}@font-face{${rule.join(';')}}`;
}

/** Returns the attributes of the root element that select a brand's layout. */
export function layoutAttributes(brand: Brand): Record<string, string> {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const options = Object.entries(brand.layout).map(([name, value]) => [
    `data-${kebab(name)}`,
    value,
  ]);
  return { ...Object.fromEntries(options), 'data-brand': brand.code };
}

/** Returns the merchant code: the test merchant where allowed, else the host's, else the brand's (decision 2). */
export function merchantOf(brand: Brand, host: string, testMode: string | null): string {
  const tested = brand.allowTestMode ? testMode : null;
  return tested ?? brand.merchantsByHost[host] ?? brand.merchant;
}
