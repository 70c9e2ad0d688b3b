import { CliError } from '../workspace/log.mjs';

/**
 * Parses a shard such as `2/3`: the second of three parts.
 * @param {string | undefined} text
 * @returns {{ text: string, first: boolean, has: (item: unknown, index: number) => boolean } | undefined}
 * Undefined without a text. `has` filters a list. Throws `CliError` on any other text.
 */
export function shardOf(text) {
  if (!text) return undefined;
  const [, number = '', count = ''] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  const part = Number(number);
  const parts = Number(count);
  if (!part || part > parts)
    throw new CliError(`SHARD="${text}" is no part: write it as SHARD=1/3.`);
  return { text, first: part === 1, has: (_item, index) => index % parts === part - 1 };
}
