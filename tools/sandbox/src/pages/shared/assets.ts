import { Hono } from 'hono';

/** Texts by file name, as a page asks for them beside itself. */
export type AssetTable = Readonly<Record<string, string>>;

const MEDIA_TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
} as const;

function mediaType(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return MEDIA_TYPES[ending as keyof typeof MEDIA_TYPES] ?? 'text/plain; charset=utf-8';
}

/**
 * Files found by `import.meta.glob`, each under the folder named with it: the addresses keep
 * the folders, so that the scripts import each other the same way here and in a browser.
 */
export function assetTable(folders: Readonly<Record<string, AssetTable>>): AssetTable {
  const files = Object.entries(folders).flatMap(([folder, found]) =>
    Object.entries(found).map(([path, text]) => [folder + path.slice(path.lastIndexOf('/')), text]),
  );
  return Object.fromEntries(files) as AssetTable;
}

/** Style sheets and helpers that every page of the sandbox uses. */
export const sharedAssets: AssetTable = import.meta.glob<string>('./client/*.{css,js}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Serves a table of texts under the address where the app is mounted. */
export function assetRoutes(table: AssetTable): Hono {
  return new Hono().get('/:name{.+}', (c) => {
    const name = c.req.param('name');
    const text = Object.hasOwn(table, name) ? table[name] : undefined;
    if (text === undefined) return c.notFound();
    // A developer who edits a page wants to see it at the next reload.
    return c.body(text, 200, { 'Content-Type': mediaType(name), 'Cache-Control': 'no-cache' });
  });
}
