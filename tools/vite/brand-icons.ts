import sharp from 'sharp';
import type { Brand } from '../../libs/core/src/brand.ts';
import { LOCALES } from '../../libs/core/src/language.ts';

function favicon(brand: Brand): string {
  const filled = brand.logo.replaceAll(/var\(--([\w-]+)\)/g, (_all, token: string) => {
    const value = Object.entries(brand.tokens).find(([name]) => name === token)?.[1];
    return value ?? 'currentColor';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${filled}</svg>`;
}

/** Pixels of the icons of a home screen. */
const MANIFEST_SIZES = [192, 512];
const APPLE_SIZE = 180;

/** Where the icons are: the policy of the pages names the folder. */
export const ICONS = '/icons/';

export const FAVICON = 'icons/favicon.svg';

const iconFile = (size: number) => `icons/icon-${size}.png`;
const maskableFile = (size: number) => `icons/icon-${size}-maskable.png`;

/** Icon that iOS puts on the home screen. */
export const APPLE_ICON = iconFile(APPLE_SIZE);

/** Side of an icon's drawing, of which the logo takes `LOGO` or, where a phone may cut it to a circle, `CUT_LOGO`. */
const SIDE = 40;
const LOGO = 28;
/** Its corners are within the circle of 80 % that is never cut. */
const CUT_LOGO = 22;

/** The logo in the middle of the brand's background. */
function homeScreenIcon(brand: Brand, size: number, logoSide: number): Promise<Buffer> {
  const at = (SIDE - logoSide) / 2;
  const logo = favicon(brand).replace(
    /^<svg[^>]*>/,
    `<svg x="${at}" y="${at}" width="${logoSide}" height="${logoSide}" viewBox="0 0 28 28">`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${size}" height="${size}"><rect width="${SIDE}" height="${SIDE}" fill="${brand.themeColor}"/>${logo}</svg>`;
  return sharp(Buffer.from(svg)).resize(size).png().toBuffer();
}

const pngOf = (size: number, file: (size: number) => string) => ({
  src: `/${file(size)}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Web app manifest: what installing the page on a home screen needs (D1 §3, PWA). */
function manifest(brand: Brand): string {
  const { name, themeColor, tagline, defaultLanguage } = brand;
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: tagline[defaultLanguage],
    lang: LOCALES[defaultLanguage].replace(/-u-.*/, ''),
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: `/${FAVICON}`, sizes: 'any', type: 'image/svg+xml' },
      ...MANIFEST_SIZES.flatMap((size) => [
        { ...pngOf(size, iconFile), purpose: 'any' },
        { ...pngOf(size, maskableFile), purpose: 'maskable' },
      ]),
    ],
  });
}

interface IconFile {
  /** Path within the site. */
  name: string;
  /** MIME type. */
  type: string;
  make(): string | Promise<Buffer>;
}

/** The brand's icon in every size, and the manifest that names them. */
export const brandIcons = (brand: Brand): IconFile[] => [
  { name: FAVICON, type: 'image/svg+xml', make: () => favicon(brand) },
  { name: 'manifest.webmanifest', type: 'application/manifest+json', make: () => manifest(brand) },
  ...[APPLE_SIZE, ...MANIFEST_SIZES].map((size) => ({
    name: iconFile(size),
    type: 'image/png',
    make: () => homeScreenIcon(brand, size, LOGO),
  })),
  ...MANIFEST_SIZES.map((size) => ({
    name: maskableFile(size),
    type: 'image/png',
    make: () => homeScreenIcon(brand, size, CUT_LOGO),
  })),
];
