import type { Category } from '../catalogue/games';

/** Fictitious studios, in display order. */
export const VENDORS = [
  { code: 'lanternfox', name: 'Lanternfox' },
  { code: 'brasswing', name: 'Brasswing' },
  { code: 'novanine', name: 'Nova Nine' },
  { code: 'kitesea', name: 'Kitesea' },
  { code: 'emberoak', name: 'Emberoak' },
  { code: 'tidepool', name: 'Tidepool' },
  { code: 'papermoon', name: 'Papermoon' },
  { code: 'gildleaf', name: 'Gildleaf' },
  { code: 'hexforge', name: 'Hexforge' },
  { code: 'juniper', name: 'Juniper Reels' },
  { code: 'moonkoi', name: 'Moonkoi' },
  { code: 'redwagon', name: 'Red Wagon' },
  { code: 'saltbox', name: 'Saltbox' },
  { code: 'velour', name: 'Velour' },
  { code: 'wildpine', name: 'Wildpine' },
  { code: 'zephyrine', name: 'Zephyrine' },
  { code: 'orchard9', name: 'Orchard 9' },
  { code: 'quillstone', name: 'Quillstone' },
  { code: 'bluefinch', name: 'Bluefinch' },
  { code: 'cobaltcat', name: 'Cobalt Cat' },
  { code: 'drumline', name: 'Drumline' },
  { code: 'ivorygate', name: 'Ivorygate' },
  { code: 'pixelpond', name: 'Pixelpond' },
  { code: 'starloom', name: 'Starloom' },
] as const;

export type VendorCode = (typeof VENDORS)[number]['code'];

/** Categories of each studio. */
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

/** Category of one studio under maintenance, to show that state. */
export const IN_MAINTENANCE = { category: 'PVP', vendor: 'quillstone' } as const;
