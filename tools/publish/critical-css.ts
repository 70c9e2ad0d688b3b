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

/** What of a page decides which rules apply to it. */
interface Page {
  language: string;
  classes: ReadonlySet<string>;
  attributes: ReturnType<typeof attributesOf>;
}

/** Values that a script changes; others stay what they are, as the variant of a button. */
const STATES = new Set(['true', 'false']);

/** Tells whether a selector can match in a page, now or after a change of state. */
const matcherOf =
  ({ language, classes, attributes }: Page) =>
  (selector: SelectorComponent[]): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'pseudo-class' && part.kind === 'lang')
        return part.languages.includes(language);
      if (part.type !== 'attribute' || part.operation?.operator !== 'equal') return true;
      const { value } = part.operation;
      return STATES.has(value) || (attributes.get(part.name)?.has(value) ?? true);
    });

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>;

function changed(css: string, visitor: Visitor): string {
  const code = new TextEncoder().encode(css);
  return new TextDecoder().decode(
    transform({ filename: 'page.css', code, minify: true, visitor }).code,
  );
}

function applying(css: string, page: Page): string {
  const matches = matcherOf(page);
  return changed(css, {
    Rule: {
      style: (rule) => (rule.value.selectors.some(matches) ? undefined : []),
    },
  });
}

/** Custom properties that a text uses. */
const usedIn = (text: string) => text.match(/(?<=var\()--[\w-]+/g) ?? [];

/** Leaves out custom properties that neither the sheet nor the rest of the page use, and animations that the sheet does not. */
function withoutUnused(css: string, used: readonly string[]): string {
  const properties = new Set([...used, ...usedIn(css)]);
  // The parser has no other name for properties that it does not know, such as `content`.
  const isUnused = (name: string) => name.startsWith('--') && !properties.has(name);
  const left = changed(css, {
    Declaration: { custom: ({ name }) => (isUnused(name) ? [] : undefined) },
    Rule: {
      keyframes: ({ value }) => (css.split(value.name.value).length > 2 ? undefined : []),
    },
  });
  // What only a property used that is gone is unused too.
  return left.length === css.length ? left : withoutUnused(left, used);
}

/** Results by sheet and by what decides: the pages of a screen are alike. */
const known = new Map<string, Map<string, string>>();

/**
 * Leaves in a page's sheet what applies to it: rules without a class, those whose classes the page has, and custom
 * properties and animations that are used. `html` is the page without this sheet.
 */
export function criticalCss(sheet: string, html: string): string {
  const attributes = new Map(
    [...attributesOf(html)].filter(([name]) => sheet.includes(`[${name}=`)),
  );
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
  const page = { language, classes: classesOf(html), attributes };
  const ofSheet = known.get(sheet) ?? new Map<string, string>();
  known.set(sheet, ofSheet);
  const used = [...new Set(usedIn(html))].toSorted();
  const values = [...attributes].map(([name, all]) => [name, ...[...all].toSorted()]);
  const key = JSON.stringify([language, [...page.classes].toSorted(), values.toSorted(), used]);
  const result = ofSheet.get(key) ?? withoutUnused(applying(sheet, page), used);
  ofSheet.set(key, result);
  return result;
}
