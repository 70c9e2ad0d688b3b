import type { FlagName } from './flags';
import type { Language } from './language';

/** The semantic values a brand gives to the looks. A missing one does not compile. */
export const TOKENS = [
  'backdrop',
  'bg',
  'surface',
  'raised',
  'line',
  'line-strong',
  'overlay',
  'glow',
  'skel-a',
  'skel-b',
  'text',
  'text-2',
  'text-3',
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
  'ok',
  'warn',
  'bad',
  'live',
  'r-card',
  'r-control',
  'r-tile',
  'r-chip',
  'r-sheet',
  'shadow-1',
  'shadow-2',
  'font',
  'w-strong',
  'w-head',
  'fs-head',
  'track-head',
] as const;

export type Token = (typeof TOKENS)[number];

/** How a brand arranges the same markup; each is an attribute of the root element. */
export interface Layout {
  tile: 'poster' | 'square' | 'landscape';
  banner: 'bleed' | 'framed' | 'peek';
  cats: 'rail' | 'rail-l' | 'grid';
  tabs: 'segment' | 'underline' | 'pill';
  host: 'over' | 'below';
  chrome: 'flush' | 'line' | 'float';
}

export type PictureShape = 'portrait' | 'square' | 'landscape';

/** The drawing of a game that suits each tile. */
export const TILE_SHAPES = {
  poster: 'portrait',
  square: 'square',
  landscape: 'landscape',
} as const satisfies Record<Layout['tile'], PictureShape>;

/** What the law of the place asks of a brand; a brand without a profile takes the strictest (decision 28). */
export interface Jurisdiction {
  code: string;
  /** Years. */
  minAge: 18 | 21;
  /** Whether play money without an account may be offered. */
  freePlay: boolean;
}

export const STRICTEST_JURISDICTION: Jurisdiction = {
  code: 'strictest',
  minAge: 21,
  freePlay: false,
};

/** A third party that verifies phones: its public configuration of a brand (decision 17). */
export interface PhoneCheckConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Where an emulator plays the third party, from the page's own address on; absent is the real one. */
  emulatorUrl?: string;
}

/** Everything that differs between two brands (decision 3). */
export interface Brand {
  code: string;
  name: string;
  /** The merchant code sent with every call when neither test mode nor the host says otherwise. */
  merchant: string;
  /** Merchant code by host name, for builds that serve several domains. */
  merchantsByHost: Readonly<Record<string, string>>;
  /** Whether a stored test-mode merchant is honoured (decision 2). */
  allowTestMode: boolean;
  languages: readonly [Language, ...Language[]];
  defaultLanguage: Language;
  jurisdiction: Jurisdiction;
  flags: Readonly<Partial<Record<FlagName, boolean>>>;
  templates: { memberCentre: 'base' | 'new'; deposit: 'base' | 'new' };
  /** Where pictures come from; an empty string is the page's own origin. */
  imageHosts: readonly [string, ...string[]];
  /** Origins a launched game may come from, until the settings name others. */
  gameOrigins: readonly string[];
  /** Key of encrypted bodies: 128 hexadecimal digits, the cipher's half then the seal's (decision 14). */
  encryptionKey: string;
  rememberPassword: 'browser' | 'encoded';
  /** Without it the platform's own SMS verifies phones, whatever the flag says. */
  phoneCheck?: PhoneCheckConfig;
  /** `namespace:key` to text, over the shared labels (decision 5). */
  labels: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** One sentence of the brand, under its name on the login screen. */
  tagline: Readonly<Record<Language, string>>;
  /** The mark, drawn in a box of 28 x 28; colours by token. */
  logo: string;
  themeColor: string;
  layout: Layout;
  tokens: Readonly<Record<Token, string>>;
}

type BrandInput = Omit<Brand, 'jurisdiction'> & { jurisdiction?: Jurisdiction };

/** Declares a brand; without a jurisdiction profile the strictest holds. */
export function defineBrand(brand: BrandInput): Brand {
  return { jurisdiction: STRICTEST_JURISDICTION, ...brand };
}

/** Style sheet text of a brand's tokens. */
export function brandCss(brand: Brand): string {
  const lines = TOKENS.map((token) => `--${token}:${brand.tokens[token]}`);
  return `:root{${lines.join(';')}}`;
}

/** Attributes of the root element that select a brand's layout. */
export function layoutAttributes(brand: Brand): Record<string, string> {
  const options = Object.entries(brand.layout).map(([option, value]) => [`data-${option}`, value]);
  return { ...Object.fromEntries(options), 'data-brand': brand.code };
}

/** The merchant code in force: test mode where allowed, else the host's, else the brand's own (decision 2). */
export function merchantOf(brand: Brand, host: string, testMode: string | null): string {
  const tested = brand.allowTestMode ? testMode : null;
  return tested ?? brand.merchantsByHost[host] ?? brand.merchant;
}
