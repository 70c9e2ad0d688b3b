import { transform, type FontFaceRule, type SelectorComponent } from 'lightningcss';

const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Attributes of the page's root: its language and the brand's layout. */
const rootOf = (html: string) =>
  new Map(
    [...(/<html[^>]*>/.exec(html)?.[0].matchAll(/ ([\w-]+)="([^"]*)"/g) ?? [])].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** What of a page decides which rules apply to it. */
interface Page {
  classes: ReadonlySet<string>;
  root: ReadonlyMap<string, string>;
}

/** Tells whether a selector can match in a page, now or after a change of state. */
const matcherOf =
  ({ classes, root }: Page) =>
  (selector: SelectorComponent[]): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'pseudo-class' && part.kind === 'lang')
        return part.languages.includes(root.get('lang') ?? '');
      if (part.type !== 'attribute' || part.operation?.operator !== 'equal') return true;
      return (root.get(part.name) ?? part.operation.value) === part.operation.value;
    });

const isFetched = ({ properties }: FontFaceRule) =>
  properties.some(
    ({ type, value }) => type === 'source' && value.some((one) => one.type === 'url'),
  );

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
      // Fonts come with the whole sheet, after the first paint; local fallbacks have their measures.
      'font-face': ({ value }) => (isFetched(value) ? [] : undefined),
    },
  });
}

/** Custom properties that a text uses. */
const usedIn = (text: string) => text.match(/(?<=var\()--[\w-]+/g) ?? [];

/** Leaves out custom properties that neither the sheets nor the rest of the page use. */
function withoutUnused(sheets: readonly string[], used: readonly string[]): readonly string[] {
  const names = new Set([...used, ...sheets.flatMap(usedIn)]);
  // The parser has no other name for properties that it does not know, such as `content`.
  const isUnused = (name: string) => name.startsWith('--') && !names.has(name);
  const left = sheets.map((css) =>
    changed(css, { Declaration: { custom: ({ name }) => (isUnused(name) ? [] : undefined) } }),
  );
  // What only a property used that is gone is unused too.
  return left.join('').length === sheets.join('').length ? left : withoutUnused(left, used);
}

/** Results by sheets and by what decides: the pages of a screen are alike. */
const known = new Map<string, Map<string, readonly string[]>>();

/**
 * Leaves in a page's sheets what applies to it: rules without a class, those whose classes the page has, and custom
 * properties that are used. `html` is the page without these sheets.
 */
export function criticalCss(sheets: readonly string[], html: string): readonly string[] {
  const page = { classes: classesOf(html), root: rootOf(html) };
  const all = sheets.join('');
  const ofSheets = known.get(all) ?? new Map<string, readonly string[]>();
  known.set(all, ofSheets);
  const used = [...new Set(usedIn(html))].toSorted();
  const attributes = [...page.root].filter(
    ([name]) => name === 'lang' || all.includes(`[${name}=`),
  );
  const key = JSON.stringify([[...page.classes].toSorted(), attributes, used]);
  const result =
    ofSheets.get(key) ??
    withoutUnused(
      sheets.map((css) => applying(css, page)),
      used,
    );
  ofSheets.set(key, result);
  return result;
}
