import type { Category } from '../catalogue/games';

/** The fictional studios, in the order they are shown. */
export const VENDORS = [
  { code: 'lanternfox', name: 'LANTERNFOX' },
  { code: 'brasswing', name: 'BRASSWING' },
  { code: 'novanine', name: 'NOVA NINE' },
  { code: 'kitesea', name: 'KITESEA' },
  { code: 'emberoak', name: 'EMBEROAK' },
  { code: 'tidepool', name: 'TIDEPOOL' },
  { code: 'papermoon', name: 'PAPERMOON' },
  { code: 'gildleaf', name: 'GILDLEAF' },
  { code: 'hexforge', name: 'HEXFORGE' },
  { code: 'juniper', name: 'JUNIPER REELS' },
  { code: 'moonkoi', name: 'MOONKOI' },
  { code: 'redwagon', name: 'RED WAGON' },
  { code: 'saltbox', name: 'SALTBOX' },
  { code: 'velour', name: 'VELOUR' },
  { code: 'wildpine', name: 'WILDPINE' },
  { code: 'zephyrine', name: 'ZEPHYRINE' },
  { code: 'orchard9', name: 'ORCHARD 9' },
  { code: 'quillstone', name: 'QUILLSTONE' },
  { code: 'bluefinch', name: 'BLUEFINCH' },
  { code: 'cobaltcat', name: 'COBALT CAT' },
  { code: 'drumline', name: 'DRUMLINE' },
  { code: 'ivorygate', name: 'IVORYGATE' },
  { code: 'pixelpond', name: 'PIXELPOND' },
  { code: 'starloom', name: 'STARLOOM' },
] as const;

export type VendorCode = (typeof VENDORS)[number]['code'];

/** Which studios make what. */
export const STUDIOS: Readonly<Record<Category, readonly [VendorCode, ...VendorCode[]]>> = {
  RNG: [
    'lanternfox',
    'brasswing',
    'novanine',
    'kitesea',
    'emberoak',
    'papermoon',
    'gildleaf',
    'hexforge',
    'juniper',
    'moonkoi',
    'redwagon',
    'saltbox',
    'wildpine',
    'zephyrine',
    'orchard9',
    'quillstone',
    'bluefinch',
    'cobaltcat',
    'starloom',
    'pixelpond',
  ],
  LIVE: ['velour', 'ivorygate', 'gildleaf', 'starloom', 'lanternfox'],
  FISH: ['tidepool', 'kitesea', 'moonkoi', 'saltbox'],
  PVP: ['ivorygate', 'redwagon', 'cobaltcat', 'velour', 'quillstone'],
  SPORTS: ['drumline', 'bluefinch', 'zephyrine'],
  ESPORTS: ['pixelpond', 'novanine', 'hexforge', 'drumline'],
  LOTT: ['orchard9', 'bluefinch', 'starloom', 'papermoon'],
  COCKFIGHT: ['drumline', 'wildpine', 'brasswing'],
};

/** One studio's table is closed for works, so that screens show the state. */
export const IN_MAINTENANCE = { category: 'PVP', vendor: 'quillstone' } as const;
