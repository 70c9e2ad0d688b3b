import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const policy = z.record(z.string(), z.array(z.string()));

/** Origins that a brand's page may frame or load from, by placeholder in its policy. */
const HOSTS = { games: 'games.localhost', chat: 'chat.localhost', payment: 'pay.localhost' };

function originsOf({ protocol, port }: URL): Record<string, string> {
  const at = port === '' ? '' : `:${port}`;
  const origins = Object.entries(HOSTS).map(([name, host]) => [name, `${protocol}//${host}${at}`]);
  // Pictures come from the brand's own host here.
  return { ...Object.fromEntries(origins), images: '' };
}

interface Known {
  changedAt: number;
  directives: z.output<typeof policy>;
}

const known = new Map<string, Known>();

async function read(file: string): Promise<Known | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (stats === undefined) return undefined;
  const kept = known.get(file);
  if (kept?.changedAt === stats.mtimeMs) return kept;
  const parsed = policy.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) return undefined;
  const fresh = { changedAt: stats.mtimeMs, directives: parsed.data };
  known.set(file, fresh);
  return fresh;
}

/** Reads the policy built beside a brand's page and fills in this server's origins. */
export async function pagePolicy(root: string, url: URL): Promise<string | undefined> {
  const found = await read(join(root, 'policy.json'));
  if (found === undefined) return undefined;
  const origins = originsOf(url);
  const fill = (source: string) =>
    source.replaceAll(/\{(\w+)\}/g, (_, name: string) => origins[name] ?? '');
  return Object.entries(found.directives)
    .map(([name, sources]) => [name, ...sources.map(fill)].filter((part) => part !== '').join(' '))
    .join('; ');
}
