import { expect, test } from 'vitest';
import { criticalCss } from './critical-css';

const PAGE =
  '<html lang="vi" data-tile="poster"><div class="tile _a1" data-on="true"></div></html>';

test.each([
  ['a class of the page', '.tile{color:red}', '.tile{color:red}'],
  ['a class that the page has not', '.sheet{color:red}', ''],
  ['classes of which the page has one', '.tile .sheet{color:red}', ''],
  ['one of two selectors', '.sheet,.tile{color:red}', '.tile{color:red}'],
  ['no class', 'html{color:red}', 'html{color:red}'],
  ['a state', '._a1:focus-visible{color:red}', '._a1:focus-visible{color:red}'],
  [
    'an attribute that a script sets',
    '.tile[data-on=false]{color:red}',
    '.tile[data-on=false]{color:red}',
  ],
  [
    'an attribute that a script adds',
    ':root[data-motion=less]{color:red}',
    ':root[data-motion=less]{color:red}',
  ],
  ['a value that no part of the page has', '.tile[data-tile=square]{color:red}', ''],
  ['this layout', '[data-tile=poster]{gap:1px}', '[data-tile=poster]{gap:1px}'],
  ['another brand’s layout', '[data-tile=square]{gap:1px}', ''],
  ['another language', ':lang(ja){color:red}', ''],
  ['this language', ':lang(vi){color:red}', ':lang(vi){color:red}'],
  [
    'within a condition',
    '@media print{.sheet{color:red}.tile{color:red}}',
    '@media print{.tile{color:red}}',
  ],
])('%s', (_what, css, kept) => {
  expect(criticalCss(css, PAGE)).toBe(kept);
});

test.each([
  ['zh-Hant-TW', ':lang(zh-Hant)', true],
  ['zh-Hant-TW', ':lang(zh-hant)', true],
  ['zh-Hant-TW', ':lang(zh-Hans)', false],
  ['zh-Hant-TW', ':lang(zh-Ha)', false],
  ['zh', ':lang(zh-Hant)', false],
  ['ja', ':lang(th,ja)', true],
])('a page in %s keeps the rules of %s: %s (RFC 4647 §3.3.2)', (language, selector, isKept) => {
  const page = PAGE.replace('"vi"', `"${language}"`);
  expect(criticalCss(`${selector}{color:red}`, page) !== '').toBe(isKept);
});

test('custom properties stay that the sheet or the page itself uses', () => {
  const sheet =
    ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:var(--f);--f:4px}' +
    '.tile{margin:var(--a);content:"";pointer-events:none}.sheet{margin:var(--c)}';
  const page = PAGE.replace('data-on', 'style="gap: var(--d)" data-on');
  expect(criticalCss(sheet, page)).toBe(
    ':root{--a:var(--b);--b:1px;--d:3px}.tile{margin:var(--a);content:"";pointer-events:none}',
  );
});

test('animations stay that a rule of the page names', () => {
  const frames = (name: string) => `@keyframes ${name}{to{opacity:1}}`;
  const sheet = `.tile{animation:2s turn}${frames('turn')}.sheet{animation:2s slide}${frames('slide')}`;
  expect(criticalCss(sheet, PAGE)).toBe(`.tile{animation:2s turn}${frames('turn')}`);
});

test('a timeline of an animation stays apart: no browser reads it in the shorthand', () => {
  const kept =
    '.tile{animation:linear both turn;animation-timeline:scroll(root)}@keyframes turn{to{opacity:1}}';
  expect(criticalCss(kept, PAGE)).toBe(kept);
});

test('pages alike share a result, others have their own', () => {
  const css = '.tile{color:red}.sheet{color:red}[data-tile=poster]{margin:1px}';
  const other = PAGE.replace('class="tile', 'class="sheet').replace('poster', 'square');
  const alike = PAGE.replace('lang="vi"', 'lang="vi" data-path="/m/login"');
  expect(criticalCss(css, PAGE)).toBe('.tile{color:red}[data-tile=poster]{margin:1px}');
  expect(criticalCss(css, other)).toBe('.sheet{color:red}');
  expect(criticalCss(css, alike)).toBe(criticalCss(css, PAGE));
});
