import { html } from 'hono/html';

/** Escaped HTML, as the `html` template makes it. */
export type Markup = ReturnType<typeof html>;

interface PageParts {
  title: string;
  /** BCP 47 tag of the page's text. */
  lang?: string;
  styles: readonly string[];
  /** Addresses of module scripts. */
  scripts: readonly string[];
  /** More of the head: `meta` elements that carry data to the scripts. */
  head?: Markup;
  body: Markup;
}

/** A whole HTML document; every value in it is escaped by the template. */
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

/** A value for a script, in the head: text in an attribute can hold anything without being run. */
export function pageData(name: string, value: unknown): Markup {
  return html`<meta name="${name}" content="${JSON.stringify(value)}" />`;
}
