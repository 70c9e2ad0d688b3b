import { randomUUID } from 'node:crypto';
import { drawAppIcon, drawVendorMark } from '@lobby/art';
import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import sharp from 'sharp';
import { type BrandCode, brandOf, isBrandCode } from '../brands/brands';
import { VENDORS } from '../seed/vendors.data';
import type { Picture } from './picture-source';

/** Size of the app icon in pixels, at triple density. */
const ICON_SIZE = 144;
/** Size in pixels of the picture with the profile's installation steps. */
const STEPS_SIZE = 512;
/** Size of a studio's icon in pixels. */
const MARK_SIZE = 192;

const png = async (svg: string, size: number): Promise<Picture> => ({
  file: await sharp(Buffer.from(svg), { density: 72 * (size / 96) })
    .resize(size)
    .png()
    .toBuffer(),
  type: 'image/png',
});

/** Logo of a studio as SVG, by its case-insensitive code; undefined if unknown. */
function vendorMark(code: string): string | undefined {
  const index = VENDORS.findIndex((vendor) => vendor.code === code.toLowerCase());
  const vendor = VENDORS[index];
  return vendor && drawVendorMark({ code: vendor.code, name: vendor.name, index });
}

const LOOKS = { aurora, jade, ember } as const satisfies Readonly<Record<BrandCode, unknown>>;

/** Home-screen icon of a brand. */
const appIcon = async (brand: BrandCode): Promise<Picture> => ({
  file: await sharp(Buffer.from(drawAppIcon(LOOKS[brand], ICON_SIZE)))
    .png()
    .toBuffer(),
  type: 'image/png',
});

/** Installation of the profile in three steps, without text. */
const PROFILE_STEPS = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="12" fill="#f2f4f7"/><rect x="12" y="10" width="72" height="20" rx="5" fill="#fff" stroke="#98a2b3"/><path d="M48 14v9m-4-4 4 4 4-4" fill="none" stroke="#1570ef" stroke-width="2.5"/><rect x="12" y="38" width="72" height="20" rx="5" fill="#fff" stroke="#98a2b3"/><circle cx="24" cy="48" r="5" fill="none" stroke="#667085" stroke-width="2.5"/><path d="M36 48h36" stroke="#d0d5dd" stroke-width="4"/><rect x="12" y="66" width="72" height="20" rx="5" fill="#1570ef"/><path d="m40 76 6 5 10-10" fill="none" stroke="#fff" stroke-width="3"/></svg>`;

/** iOS configuration profile: a web clip of the brand's page on the home screen. */
async function profile(brand: BrandCode, origin: string): Promise<Picture> {
  const { name } = brandOf(brand);
  const icon = Buffer.from((await appIcon(brand)).file).toString('base64');
  const id = `example.lobby.${brand}`;
  const clip = `<dict><key>FullScreen</key><true/><key>Icon</key><data>${icon}</data><key>IsRemovable</key><true/><key>Label</key><string>${name}</string><key>PayloadIdentifier</key><string>${id}.clip</string><key>PayloadType</key><string>com.apple.webClip.managed</string><key>PayloadUUID</key><string>${randomUUID()}</string><key>PayloadVersion</key><integer>1</integer><key>URL</key><string>${origin}/m/home</string></dict>`;
  const plist = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>PayloadContent</key><array>${clip}</array><key>PayloadDisplayName</key><string>${name}</string><key>PayloadIdentifier</key><string>${id}</string><key>PayloadType</key><string>Configuration</string><key>PayloadUUID</key><string>${randomUUID()}</string><key>PayloadVersion</key><integer>1</integer></dict></plist>
`;
  return { file: Buffer.from(plist), type: 'application/x-apple-aspen-config' };
}

type File = (name: string, origin: string) => Promise<Picture | undefined>;

const ofBrand =
  (file: (brand: BrandCode, origin: string) => Promise<Picture>): File =>
  async (name, origin) =>
    isBrandCode(name) ? file(name, origin) : undefined;

/** Files below `/cdn/` by pattern with the name as its group; the first match wins. */
const FILES: readonly (readonly [RegExp, File])[] = [
  [
    /^vendor\/(\w+)(?:\.svg)?$/,
    async (code) => {
      const svg = vendorMark(code);
      return svg === undefined ? undefined : { file: Buffer.from(svg), type: 'image/svg+xml' };
    },
  ],
  // `{gameType}-{accountTypeName}.png`, both upper case (D2 §3).
  [
    /^[A-Z]{3,9}-([A-Z0-9]+)\.png$/,
    async (code) => {
      const svg = vendorMark(code);
      return svg === undefined ? undefined : png(svg, MARK_SIZE);
    },
  ],
  [/^app\/(\w+)\.png$/, ofBrand(appIcon)],
  [/^app\/(\w+)-profile\.png$/, ofBrand(() => png(PROFILE_STEPS, STEPS_SIZE))],
  [/^app\/(\w+)\.mobileconfig$/, ofBrand(profile)],
];

/** File of a studio or of an app by path below `/cdn/`; undefined for all others. `origin` is the brand's page. */
export async function downloadFile(key: string, origin: string): Promise<Picture | undefined> {
  for (const [path, file] of FILES) {
    const name = path.exec(key)?.[1];
    if (name !== undefined) return file(name, origin);
  }
  return undefined;
}
