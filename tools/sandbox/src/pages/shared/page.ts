import { html } from 'hono/html';

/** Escaped HTML of the `html` template. */
export type Markup = ReturnType<typeof html>;

interface PageParts {
  title: string;
  /** BCP 47 tag of the page's language. */
  lang?: string;
  styles: readonly string[];
  /** URLs of module scripts. */
  scripts: readonly string[];
  /** Additional head: `meta` elements with data for scripts. */
  head?: Markup;
  body: Markup;
}

/** Complete HTML document; the template escapes every value. */
export function page({ title, lang = 'en', styles, scripts, head, body }: PageParts): Markup {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)} ${head}
        ${scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      ${body}
    </html>`;
}

/** Passes a value to scripts in a `meta` attribute, where it is never executed. */
export function pageData(name: string, value: unknown): Markup {
  return html`<meta name="${name}" content="${JSON.stringify(value)}" />`;
}
