import { COLOURED, COLOUR_LITERAL, COLOUR_NAME } from './colours.mjs';
import { PLATFORM_WORDS } from './platform-words.mjs';
import { TIME_LITERAL, UNBOUNDED_WAIT } from './times.mjs';

/**
 * Forbidden code, where, and what to write instead: ESLint's `no-restricted-syntax` and
 * `no-restricted-globals`, once for each entry, as `lobby/<name>`: options of one rule replace each other, rules add up.
 * @typedef {object} Restriction
 * @property {string} name
 * @property {string[]} files
 * @property {string[]} [syntax] Selectors, see https://eslint.org/docs/latest/extend/selectors.
 * @property {string[]} [globals] Names, bare or of `window`.
 * @property {string} instead The message.
 * @property {Record<string, string>} [homes] Where it is right, with the reason.
 * @property {boolean} [testsToo] Counts in tests and stories also.
 */

export const CODE = '{ts,tsx,mts,mjs,js}';
export const TESTS = ['**/*.{test,stories}.{ts,tsx}', '**/*.setup.{ts,tsx}'];
const EVERYWHERE = [`{apps,libs,tools,e2e}/**/*.${CODE}`];
const PRODUCT = [`{apps,libs}/**/*.${CODE}`];
const SOURCE = [`{apps,libs}/*/src/**/*.${CODE}`];
const LIBS = [`libs/*/src/**/*.${CODE}`];
const TEST_FILES = [`{apps,libs,tools,e2e}/**/*.{test,spec,stories,setup}.{ts,tsx}`];

/** @param {RegExp} pattern */
const imported = (pattern) =>
  `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal[value=${pattern}]`;
/** @param {RegExp} pattern */
const named = (pattern) =>
  `:matches(Identifier, PrivateIdentifier, JSXIdentifier)[name=${pattern}]`;
/** Text in JSX, directly or chosen by a condition. @param {string} place @param {RegExp} pattern */
const textIn = (place, pattern) => {
  const inside = `${place} > JSXExpressionContainer`;
  const chosen = `${inside} > :matches(ConditionalExpression, LogicalExpression)`;
  return [
    `:matches(${inside}, ${chosen}) > Literal[value=${pattern}]`,
    `:matches(${inside}, ${chosen}) > TemplateLiteral > TemplateElement[value.raw=${pattern}]`,
  ];
};
const LETTER = /\p{L}/u;
const TEXT_PROP =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label)$/]';
/** Props that take words, but none to read. */
const TECHNICAL = /^(className|d|points|preserveAspectRatio|rel|style|transform|viewBox)$/;
const WORDS = /^\p{Lu}\p{Ll}|\p{L}\s+\p{L}/u;
const LOCATION =
  ':matches(Identifier[name="location"], MemberExpression[property.name="location"])';

/** An INSERT without the names of its columns. */
const NAMELESS_INSERT = /INSERT (OR \w+ )?INTO \w+\s+(VALUES|SELECT|DEFAULT)\b/i;

/** @type {Restriction[]} */
export const RESTRICTIONS = [
  {
    name: 'no-generic-folders',
    files: [
      `{apps,libs,tools,e2e}/**/src/**/{components,hooks,utils,helpers,common,misc}/**/*.${CODE}`,
    ],
    testsToo: true,
    syntax: ['Program'],
    instead:
      'This folder is named after a kind of code, not after its purpose. Put this file beside the screen or block it serves (`login/`, `filter/`), or in the library that owns it.',
  },
  {
    name: 'no-cast',
    files: ['libs/feature-*/src/**', 'libs/shell/src/**', 'libs/ui-kit/src/**'],
    syntax: [
      ':matches(TSAsExpression, TSTypeAssertion):not([typeAnnotation.typeName.name="const"])',
    ],
    instead:
      'A cast is unchecked. Parse the value where it enters (a zod schema at HTTP, storage or URL), narrow it with a guard, or type its source; `as const` and `satisfies` are allowed.',
  },
  {
    name: 'storage',
    files: SOURCE,
    homes: { 'libs/core/src/storage/**': 'declares the keys and reads and writes them' },
    syntax: [named(/^(local|session)Storage$/)],
    instead:
      'Declare the key in libs/core/src/storage/stored-keys.ts and use `storageAtom`, `readStored` or `writeStored` of @lobby/core.',
  },
  ...PLATFORM_WORDS.map(([theirs, ours]) => ({
    name: `platform-word-${ours}`,
    files: SOURCE,
    homes: {
      'libs/api-client/**': 'both vocabularies meet here',
      'libs/core/src/storage/**': 'keys that the platform’s own pages read',
    },
    testsToo: true,
    syntax: [named(theirs)],
    instead: `This is the platform's term. Use "${ours}" here, and map it in libs/api-client.`,
  })),

  {
    name: 'colour-literal',
    files: SOURCE,
    syntax: [`Literal[value=${COLOUR_LITERAL}]`, `TemplateElement[value.raw=${COLOUR_LITERAL}]`],
    instead:
      'No brand can change a colour written out. Use a token (`var(--text)`, `var(--brand-a)`); if none fits, add one to TOKENS in libs/core/src/brand.ts and to every apps/*/brand/brand.ts.',
  },
  {
    name: 'colour-name',
    files: SOURCE,
    syntax: [
      `:matches(Property[key.name=${COLOURED}], JSXAttribute[name.name=${COLOURED}]) > Literal[value=${COLOUR_NAME}]`,
      `Property[key.name=${COLOURED}] > TemplateLiteral > TemplateElement[value.raw=${COLOUR_NAME}]`,
    ],
    instead: 'No brand can change a colour named here. Use a token, as in `var(--text)`.',
  },
  {
    name: 'literal-text',
    files: LIBS,
    syntax: [
      `JSXText[value=${LETTER}]`,
      ...textIn(':matches(JSXElement, JSXFragment)', LETTER),
      `${TEXT_PROP} > Literal[value=${LETTER}]`,
      `JSXAttribute:not([name.name=${TECHNICAL}]) > Literal[value=${WORDS}]`,
      ...textIn(TEXT_PROP, LETTER),
    ],
    instead:
      'This text exists in one language only. Add it to src/labels/<language>/<namespace>.json, in all seven, and show it with `t(…)`.',
  },
  {
    name: 'html-sink',
    files: SOURCE,
    homes: { 'libs/ui-kit/src/rich-text/**': 'sanitizes what editors wrote before it is shown' },
    syntax: [
      'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
      'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
      ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',
    ],
    instead:
      'HTML text can contain scripts. Write JSX, or show it with `RichText` of @lobby/ui-kit.',
  },
  {
    name: 'transport',
    files: SOURCE,
    homes: {
      'libs/api-client/src/transport/**': 'sends every call',
      'libs/shell/src/start/start.tsx': 'hands the browser’s `fetch` to the transport',
      'libs/shell/src/worker/**': 'the service worker is below the transport',
    },
    globals: ['fetch', 'XMLHttpRequest', 'EventSource'],
    instead: 'Call `api` of @lobby/api-client: it encrypts, signs, retries and parses.',
  },
  {
    name: 'new-window',
    files: SOURCE,
    homes: { 'libs/shell/src/external-link/external-link-dialog.tsx': 'asks before it leaves' },
    globals: ['open'],
    instead:
      'Use `openExternalLink` of @lobby/feature-kit: it asks the player first, and opens without an opener.',
  },
  {
    name: 'page-address',
    files: SOURCE,
    homes: {
      'libs/feature-kit/src/navigation/leave-site.ts': 'goes to addresses that `safeUrl` trusts',
    },
    syntax: [
      `AssignmentExpression > ${LOCATION}.left`,
      `AssignmentExpression > MemberExpression.left[property.name=/^(href|pathname|search|hash|host|protocol)$/] > ${LOCATION}.object`,
      `CallExpression > MemberExpression.callee[property.name=/^(assign|replace)$/] > ${LOCATION}.object`,
    ],
    instead:
      'Navigate with the router (`useNavigate`, `<Link>`), which keeps state and title; leave the site through the external link.',
  },

  { ...UNBOUNDED_WAIT, files: SOURCE },
  { ...TIME_LITERAL, files: SOURCE },
  {
    name: 'real-sleep',
    files: TEST_FILES,
    testsToo: true,
    syntax: [
      'NewExpression[callee.name="Promise"] :matches(CallExpression[callee.name="setTimeout"], CallExpression[callee.property.name="setTimeout"]):not([arguments.length=1]):not([arguments.1.value=0])',
      'CallExpression[callee.property.name="waitForTimeout"]',
      imported(/^(node:)?timers\/promises$/),
    ],
    instead:
      'A real wait is too short on a slow machine and too long on every other. Wait for a visible result (`waitFor`, `findBy…`, `expect.poll`), or move the clock (`vi.useFakeTimers`, `page.clock`).',
  },
  {
    name: 'module-mock',
    files: TEST_FILES,
    testsToo: true,
    syntax: ['CallExpression[callee.object.name="vi"][callee.property.name=/^(do)?mock$/i]'],
    instead:
      'A mocked module proves nothing about the real one. Run against the sandbox (`screensOf`), pass the dependency in, or spy on it (`vi.spyOn`).',
  },

  {
    name: 'package-zod',
    files: [`libs/**/*.${CODE}`],
    testsToo: true,
    syntax: [imported(/^zod(\/v\d)?$/)],
    instead: 'Import "zod/mini": the classic build is four times as large.',
  },
  {
    name: 'package-axios',
    files: PRODUCT,
    homes: { 'libs/api-client/**': 'the transport' },
    testsToo: true,
    syntax: [imported(/^axios(\/|$)/)],
    instead: 'Call `api` of @lobby/api-client, which contains the transport.',
  },
  {
    name: 'secure-context',
    files: SOURCE,
    syntax: ['MemberExpression[object.name="crypto"][property.name=/^(randomUUID|subtle)$/]'],
    instead:
      'Use `randomId` of @lobby/core or seal in @lobby/api-client: a page over plain HTTP, as on a phone by `npm start -- --lan`, has no such function.',
  },
  {
    name: 'package-crypto-whole',
    files: PRODUCT,
    testsToo: true,
    syntax: [imported(/^crypto-js$/)],
    instead: 'Import by path (`crypto-js/aes`): the whole package is 20 kB more.',
  },
  {
    name: 'package-crypto',
    files: PRODUCT,
    homes: { 'libs/api-client/**': 'seals and signs' },
    testsToo: true,
    syntax: [imported(/^crypto-js\//)],
    instead: 'Let @lobby/api-client encrypt and sign: only it contains ciphers.',
  },
  {
    name: 'package-wrapped',
    files: PRODUCT,
    homes: { 'libs/ui-kit/**': 'wraps them' },
    testsToo: true,
    syntax: [imported(/^(swiper|dompurify)(\/|$)/)],
    instead: 'Use the component of @lobby/ui-kit that wraps this package.',
  },
  {
    name: 'package-brand',
    files: [`libs/**/*.${CODE}`],
    syntax: [imported(/^@lobby\/brand-/)],
    instead:
      'Read the value from the brand that the app passes to the shell: libraries must not depend on a single brand.',
  },
  {
    name: 'package-contract',
    files: [`tools/sandbox/**/*.${CODE}`],
    testsToo: true,
    syntax: [imported(/^@lobby\/api-client$/)],
    instead:
      'Import "@lobby/api-client/contract": the sandbox must not share code with the client beyond the contract.',
  },
  {
    name: 'sandbox-testing',
    files: [`tools/sandbox/src/**/*.${CODE}`],
    homes: {
      'tools/sandbox/src/index.ts': 'the entry point for tests of other projects',
      'tools/sandbox/src/testing/**': 'drives the sandbox in tests',
    },
    syntax: [imported(/^\.{1,2}\/(.*\/)?testing\//)],
    instead:
      'The served program must contain no test code. Move shared code into the folder it belongs to.',
  },
  {
    name: 'nameless-insert',
    files: [`tools/sandbox/src/**/*.${CODE}`],
    testsToo: true,
    syntax: [
      `Literal[value=${NAMELESS_INSERT}]`,
      `TemplateElement[value.raw=${NAMELESS_INSERT}]`,
      `TemplateLiteral:has(TemplateElement[value.raw=/INTO\\s*$/i]):has(TemplateElement[value.raw=/^\\s*(VALUES|SELECT)\\b/i])`,
    ],
    instead:
      'Name the columns, `INSERT INTO table (a, b) VALUES ...`: a column added to the table would shift the values.',
  },
  {
    // Libraries with further entry points: the contract; stage and sample data of stories, which run in a browser.
    name: 'package-entry',
    files: EVERYWHERE,
    testsToo: true,
    syntax: [imported(/^@lobby\/(?!api-client\/contract$|shell\/publish$|testing\/stage$)[^/]+\//)],
    instead:
      'Import from the entry point of the library (its src/index.ts), and export there what is missing.',
  },
];

/** A config object of ESLint for a restriction. @param {Restriction} restriction */
export function configOf({ name, files, homes = {}, testsToo = false, syntax, globals, instead }) {
  const options = globals
    ? {
        globals: globals.map((global) => ({ name: global, message: instead })),
        checkGlobalObject: true,
      }
    : { selector: syntax?.join(', '), message: instead };
  return {
    files,
    ignores: [...Object.keys(homes), ...(testsToo ? [] : TESTS)],
    rules: { [`lobby/${name}`]: ['error', options] },
  };
}
