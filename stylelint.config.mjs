import { COLOUR_FUNCTION } from './tools/lint/colours.mjs';
import sheetLength from './tools/lint/rules/sheet-length.mjs';

const COLOUR =
  'No brand can change a colour written out. Use a token, as in `var(--text)` or `rgb(var(--scrim) / 0.5)`.';
const OUTLINE =
  'Who tabs must see where the focus is: keep the outline, or show the focus on the part around and name the sheet in HOMES of stylelint.config.mjs.';

const FACE =
  'A sheet with a face lays out the whole page anew when it comes: declare it in `face.ts` of the brand, its stand-in in `brand.ts`.';

const COLOURS_WRITTEN_OUT = { '/./': [COLOUR_FUNCTION] };
const NO_OUTLINE = { '/^outline(-style|-width)?$/': [/^(none|0(px)?)\b/] };

/** Sheets where it is right, with the reason. @type {{ file: string, may: ('colours' | 'outline')[], why: string }[]} */
export const HOMES = [
  {
    file: 'libs/shell/src/frame/frame.module.css',
    may: ['outline'],
    why: 'the page itself takes the focus after a change of screen',
  },
  {
    file: 'libs/ui-kit/src/confirm-dialog/confirm-dialog.module.css',
    may: ['outline'],
    why: 'the dialog itself takes the focus',
  },
  {
    file: 'libs/ui-kit/src/field/field.module.css',
    may: ['outline'],
    why: 'the box around the input shows it',
  },
  {
    file: 'libs/ui-kit/src/news-list/news-list.module.css',
    may: ['outline'],
    why: 'the whole card shows it',
  },
  {
    file: 'libs/ui-kit/src/radio-list/radio-list.module.css',
    may: ['outline'],
    why: 'the row shows it',
  },
  {
    file: 'libs/ui-kit/src/search-field/search-field.module.css',
    may: ['outline'],
    why: 'the box around the input shows it',
  },
  {
    file: 'libs/ui-kit/src/sheet/sheet.module.css',
    may: ['outline'],
    why: 'the dialog itself takes the focus',
  },
  {
    file: 'tools/sandbox/src/pages/chat/client/room.css',
    may: ['colours'],
    why: 'the loop of a room is drawn, and looks the same in every brand',
  },
  {
    file: 'tools/sandbox/src/pages/chat/client/scene.css',
    may: ['colours'],
    why: 'what lies on the table of a room is drawn, and looks the same in every brand',
  },
  {
    file: 'tools/sandbox/src/pages/shared/client/base.css',
    may: ['colours'],
    why: 'declares the colours of the sandbox’s own pages',
  },
  {
    file: 'tools/sandbox/src/pages/game/client/game.css',
    may: ['colours'],
    why: 'the demonstration game is drawn, and looks the same in every brand',
  },
  {
    file: 'tools/sandbox/src/pages/game/client/parts.css',
    may: ['colours', 'outline'],
    why: 'as game.css; the heading of its notice takes the focus to be read out',
  },
  {
    file: 'tools/sandbox/src/pages/game/client/kinds.css',
    may: ['colours'],
    why: 'as game.css',
  },
  {
    file: 'tools/sandbox/src/pages/game/client/picks.css',
    may: ['colours'],
    why: 'as game.css',
  },
];

/** What a sheet may not write. @param {('colours' | 'outline')[]} may */
const refused = (may = []) => ({
  'color-no-hex': may.includes('colours') ? null : [true, { message: COLOUR }],
  'color-named': may.includes('colours') ? null : ['never', { message: COLOUR }],
  'declaration-property-value-disallowed-list': [
    {
      ...(may.includes('colours') ? {} : COLOURS_WRITTEN_OUT),
      ...(may.includes('outline') ? {} : NO_OUTLINE),
    },
    {
      message: (/** @type {string} */ property) =>
        property.startsWith('outline') ? OUTLINE : COLOUR,
    },
  ],
});

/** Every style sheet of the workspace (decision 048). @type {import('stylelint').Config} */
export default {
  // A rule is changed here or obeyed: no comment switches it off.
  ignoreDisables: true,
  ignoreFiles: ['**/{dist,.cache,.nx}/**'],
  plugins: [sheetLength],
  rules: {
    ...refused(),
    'lobby/sheet-length': 300,
    'at-rule-disallowed-list': [['font-face'], { message: FACE }],
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
  },
  overrides: HOMES.map(({ file, may }) => ({ files: [file], rules: refused(may) })),
};
