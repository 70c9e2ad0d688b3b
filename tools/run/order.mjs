import { randomInt } from 'node:crypto';
import { CliError } from '../workspace/log.mjs';

/** Orders that chance chooses among. */
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

/** The order that is asked for, else a random one. @param {string | undefined} text */
export const orderOf = (text) => askedOrder(text) ?? randomInt(1, ORDERS);

/**
 * The command that runs the same journeys in the same order.
 * @param {number} order @param {string | undefined} shard
 */
export const replay = (order, shard) =>
  `ORDER=${order}${shard ? ` SHARD=${shard}` : ''} npm run e2e`;

/**
 * Playwright's arguments for one brand's journeys in a random order.
 * @param {{ brand: string, order: number, shard?: string | undefined, grep?: string | undefined }} run
 */
export const journeyArgs = ({ brand, order, shard, grep }) => [
  'test',
  '--config=e2e/playwright.config.ts',
  `--project=${brand}`,
  // Each brand's run empties its own folder.
  `--output=dist/e2e/results/${brand}`,
  `--shuffle=${order}`,
  ...(shard ? [`--shard=${shard}`] : []),
  ...(grep ? [`--grep=${grep}`] : []),
];

/**
 * Playwright's arguments for the journeys of a run that failed, each with the machine to itself.
 * @param {string[]} args
 */
export const aloneArgs = (args) => [...args, '--last-failed', '--workers=1'];

/** What Playwright's list says of failures, at its end; empty without one. @param {string} output */
export const failuresIn = (output) => /^ {2}1\) [^]*/m.exec(output)?.[0] ?? '';
