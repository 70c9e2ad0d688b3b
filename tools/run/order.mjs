import { randomInt } from 'node:crypto';
import { CliError } from '../workspace/log.mjs';

/** Number of random orders. */
const ORDERS = 1_000_000;

/**
 * Reads an order such as `4711`.
 * @param {string | undefined} text
 * @returns {number | undefined} Undefined without a text. Throws `CliError` on any other text.
 */
export function askedOrder(text) {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new CliError(
      `ORDER="${text}" is no order: write the number that a run told, as ORDER=4711.`,
    );
  return Number(text);
}

/** Returns the requested order, else a random one. @param {string | undefined} text */
export const orderOf = (text) => askedOrder(text) ?? randomInt(1, ORDERS);

/**
 * Returns the command that repeats the journeys in the same order.
 * @param {number} order @param {string | undefined} shard
 */
export const replay = (order, shard) =>
  `ORDER=${order}${shard ? ` SHARD=${shard}` : ''} npm run e2e`;

/**
 * Returns Playwright's arguments for one brand's journeys in a random order.
 * @param {{ brand: string, order: number, shard?: string | undefined, grep?: string | undefined }} run
 */
export const journeyArgs = ({ brand, order, shard, grep }) => [
  'test',
  '--config=e2e/playwright.config.ts',
  `--project=${brand}`,
  // Each brand's run clears its own folder.
  `--output=dist/e2e/results/${brand}`,
  `--shuffle=${order}`,
  ...(shard ? [`--shard=${shard}`] : []),
  ...(grep ? [`--grep=${grep}`] : []),
];

/**
 * Returns Playwright's arguments for the failed journeys of a run, one at a time.
 * @param {string[]} args
 */
export const aloneArgs = (args) => [...args, '--last-failed', '--workers=1'];

/** Returns the failures at the end of Playwright's list output; empty without one. @param {string} output */
export const failuresIn = (output) => /^ {2}1\) [^]*/m.exec(output)?.[0] ?? '';
