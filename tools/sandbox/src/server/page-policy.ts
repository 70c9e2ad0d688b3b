import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { originOf, type Site } from '../brands/sites';
import { policyHeader } from './policy-header.mjs';

const policy = z.record(z.string(), z.array(z.string()));

/**
 * Sites that a brand's page uses, by placeholder in its policy: the sites that it frames (never the payment page,
 * decision 51), and the second image host.
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

/** Reads the built policy of a brand's page or service worker. */
export async function builtPolicy(
  root: string,
  name: 'policy.json' | 'sw-policy.json',
  url: URL,
): Promise<string | undefined> {
  const found = await read(join(root, name));
  return found && policyHeader(found.directives, (placeholder) => originAt(placeholder, url));
}

/** This server's origin for a placeholder; empty for an unknown one. */
function originAt(placeholder: string, url: URL): string {
  if (placeholder === 'page') return url.origin;
  const site = POLICY_SITES[placeholder];
  return site === undefined ? '' : originOf(site, url);
}
