import { Hono } from 'hono';

/** Texts by relative file name. */
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
 * Collects files of `import.meta.glob` by folder; URLs keep the folders, so that scripts import
 * each other identically here and in a browser.
 */
export function assetTable(folders: Readonly<Record<string, AssetTable>>): AssetTable {
  const files = Object.entries(folders).flatMap(([folder, found]) =>
    Object.entries(found).map(([path, text]) => [folder + path.slice(path.lastIndexOf('/')), text]),
  );
  return Object.fromEntries(files) as AssetTable;
}

/** Shared style sheets and scripts. */
export const sharedAssets: AssetTable = import.meta.glob<string>('./client/*.{css,js}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Serves a table of texts below the mount path. */
export function assetRoutes(table: AssetTable): Hono {
  return new Hono().get('/:name{.+}', (c) => {
    const name = c.req.param('name');
    const text = Object.hasOwn(table, name) ? table[name] : undefined;
    if (text === undefined) return c.notFound();
    // No cache, so that edits appear on reload.
    return c.body(text, 200, { 'Content-Type': mediaType(name), 'Cache-Control': 'no-cache' });
  });
}
