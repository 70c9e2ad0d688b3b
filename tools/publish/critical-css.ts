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

function applying(css: string, page: Page): string {
  const matches = matcherOf(page);
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some(matches) ? undefined : []),
        // Fonts come with the whole sheet, after the first paint; local fallbacks have their measures.
        'font-face': ({ value }) => (isFetched(value) ? [] : undefined),
      },
    },
  });
  return new TextDecoder().decode(code);
}

/** Results by sheet and by what decides: the pages of a screen are alike. */
const known = new Map<string, Map<string, string>>();

/** Leaves in a sheet what applies to a page: rules without a class, and those whose classes the page has. */
export function criticalCss(css: string, html: string): string {
  const page = { classes: classesOf(html), root: rootOf(html) };
  const ofSheet = known.get(css) ?? new Map<string, string>();
  known.set(css, ofSheet);
  const attributes = [...page.root].filter(
    ([name]) => name === 'lang' || css.includes(`[${name}=`),
  );
  const key = JSON.stringify([[...page.classes].toSorted(), attributes]);
  const result = ofSheet.get(key) ?? applying(css, page);
  ofSheet.set(key, result);
  return result;
}
