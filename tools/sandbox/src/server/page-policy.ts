import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { originOf, type Site } from '../brands/sites';

const policy = z.record(z.string(), z.array(z.string()));

/** Sources by directive, with places for origins that only this server knows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * Sites that a brand's page uses, by placeholder in its policy: those it frames, never the payment page
 * (decision 51), and the second host of its pictures.
 */
export const POLICY_SITES: Readonly<Record<string, Site>> = {
  games: 'games',
  chat: 'chat',
  images: 'img',
};

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

/** Reads a policy built beside a brand's page, that of the page or of its worker. */
export async function builtPolicy(
  root: string,
  name: 'policy.json' | 'sw-policy.json',
  url: URL,
): Promise<string | undefined> {
  const found = await read(join(root, name));
  return found && policyHeader(found.directives, url);
}

/** The header of a policy, with this server's origins filled in. */
export function policyHeader(directives: Policy, url: URL): string {
  const fill = (source: string) =>
    source.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'page') return url.origin;
      const site = POLICY_SITES[name];
      return site === undefined ? '' : originOf(site, url);
    });
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.map(fill)].filter((part) => part !== '').join(' '))
    .join('; ');
}
