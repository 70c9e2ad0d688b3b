import sharp from 'sharp';
import type { Brand } from '../../libs/core/src/brand.ts';
import { LOCALES } from '../../libs/core/src/language.ts';
import { drawAppIcon, drawLogo } from '../art/src/brand-icon.ts';

/** Sizes of home screen icons, px. */
const MANIFEST_SIZES = [192, 512];
const APPLE_SIZE = 180;

/** Folder of the icons, named in the pages' policy. */
export const ICONS = '/icons/';

export const FAVICON = 'icons/favicon.svg';

const iconFile = (size: number) => `icons/icon-${size}.png`;
const maskableFile = (size: number) => `icons/icon-${size}-maskable.png`;

/** Icon that iOS puts on the home screen. */
export const APPLE_ICON = iconFile(APPLE_SIZE);

/** Size of the logo in a maskable icon of 40: its corners are within the 80 % safe zone. */
const CUT_LOGO = 22;

const homeScreenIcon = (brand: Brand, size: number, logoSide?: number): Promise<Buffer> =>
  sharp(Buffer.from(drawAppIcon(brand, size, logoSide)))
    .resize(size)
    .png()
    .toBuffer();

const pngOf = (size: number, file: (size: number) => string) => ({
  src: `/${file(size)}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Web app manifest, for installing the page on a home screen (D1 §3, PWA). */
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
  { name: FAVICON, type: 'image/svg+xml', make: () => drawLogo(brand) },
  { name: 'manifest.webmanifest', type: 'application/manifest+json', make: () => manifest(brand) },
  ...[APPLE_SIZE, ...MANIFEST_SIZES].map((size) => ({
    name: iconFile(size),
    type: 'image/png',
    make: () => homeScreenIcon(brand, size),
  })),
  ...MANIFEST_SIZES.map((size) => ({
    name: maskableFile(size),
    type: 'image/png',
    make: () => homeScreenIcon(brand, size, CUT_LOGO),
  })),
];
