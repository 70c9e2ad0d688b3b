import { transform, type SelectorComponent } from 'lightningcss';

const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Values of the page's attributes, by name. */
function attributesOf(html: string): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of html.matchAll(/ ([\w-]+)="([^"]*)"/g))
    values.set(name, (values.get(name) ?? new Set()).add(value));
  return values;
}

/** Language ranges in a sheet's selectors. */
const languagesOf = (sheet: string) =>
  [...sheet.matchAll(/:lang\(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/\s*,\s*/));

/** Whether a language is in a range, as `zh-Hant-TW` in `zh-Hant`. */
const isIn = (language: string, range: string) =>
  `${language}-`.toLowerCase().startsWith(`${range}-`.toLowerCase());

/** Attribute values that scripts change; others are constant, such as a button's variant. */
const STATES = new Set(['true', 'false']);

/** Whether a selector part can match in a page, now or after a change of state. */
type Matches = (part: SelectorComponent) => boolean;

const matchesElements =
  (classes: ReadonlySet<string>, attributes: ReturnType<typeof attributesOf>): Matches =>
  (part) => {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type !== 'attribute' || part.operation?.operator !== 'equal') return true;
    const { value } = part.operation;
    return STATES.has(value) || (attributes.get(part.name)?.has(value) ?? true);
  };

/** `ranges`: the sheet's language ranges that match the page's language. */
const matchesLanguage =
  (ranges: readonly string[]): Matches =>
  (part) =>
    part.type !== 'pseudo-class' ||
    part.kind !== 'lang' ||
    part.languages.some((range) => ranges.includes(range));

/**
 * Newer than the sheets' own targets: without a target lightningcss puts an animation's timeline into its shorthand,
 * which no browser supports.
 */
const TARGETS = { firefox: 140 << 16 };

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>;

function changed(css: string, visitor: Visitor): string {
  const code = new TextEncoder().encode(css);
  return new TextDecoder().decode(
    transform({ filename: 'page.css', code, minify: true, targets: TARGETS, visitor }).code,
  );
}

/** A rule is removed with its last selector; visiting whole rules takes four times as long. */
function applying(css: string, matches: Matches): string {
  return changed(css, { Selector: (selector) => (selector.every(matches) ? undefined : []) });
}

/** Custom properties used in a text. */
const usedIn = (text: string) => text.match(/(?<=var\()--[\w-]+/g) ?? [];

/**
 * Removes custom properties that neither the sheet nor the rest of the page uses, and animations that the sheet does
 * not use.
 */
function withoutUnused(css: string, used: readonly string[]): string {
  const properties = new Set([...used, ...usedIn(css)]);
  // The parser's type for properties without a typed value, such as `content`.
  const isUnused = (name: string) => name.startsWith('--') && !properties.has(name);
  const left = changed(css, {
    Declaration: { custom: ({ name }) => (isUnused(name) ? [] : undefined) },
    Rule: {
      keyframes: ({ value }) => (css.split(value.name.value).length > 2 ? undefined : []),
    },
  });
  // Properties used only by a removed one are unused too.
  return left.length === css.length ? left : withoutUnused(left, used);
}

/** Cache of a step's results by sheet and other inputs: the pages of a screen are alike. */
const known = new Map<string, Map<string, string>>();

function once(step: (css: string) => string, css: string, ...decides: readonly unknown[]): string {
  const ofSheet = known.get(css) ?? new Map<string, string>();
  known.set(css, ofSheet);
  const key = JSON.stringify(decides);
  const result = ofSheet.get(key) ?? step(css);
  ofSheet.set(key, result);
  return result;
}

/**
 * Reduces a sheet to what applies to a page: rules without a class, those whose classes the page has, those of its
 * language, and used custom properties and animations. `html` is the page without this sheet.
 */
export function criticalCss(sheet: string, html: string): string {
  const classes = classesOf(html);
  const attributes = new Map(
    [...attributesOf(html)].filter(([name]) => sheet.includes(`[${name}=`)),
  );
  const values = [...attributes].map(([name, all]) => [name, ...[...all].toSorted()]).toSorted();
  const ofElements = once(
    (css) => applying(css, matchesElements(classes, attributes)),
    sheet,
    [...classes].toSorted(),
    values,
  );
  // The sheet is small at this point: few pages share a language.
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
  const ranges = languagesOf(sheet).filter((range) => isIn(language, range));
  const used = [...new Set(usedIn(html))].toSorted();
  return once(
    (css) => withoutUnused(applying(css, matchesLanguage(ranges)), used),
    ofElements,
    ranges,
    used,
  );
}
