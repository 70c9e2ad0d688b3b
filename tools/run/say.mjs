const colours = process.stdout.isTTY && !process.env['NO_COLOR'];

/** @param {string} code @param {string} text */
const paint = (code, text) => (colours ? `\u001B[${code}m${text}\u001B[0m` : text);

/** @param {string} text */
export const bold = (text) => paint('1', text);
/** @param {string} text */
export const red = (text) => paint('31', text);
/** @param {string} text */
export const green = (text) => paint('32', text);

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** A mistake with its remedy, in one sentence: shown without a stack. */
export class Sentence extends Error {}

/**
 * Runs a command line's main function; a `Sentence` ends it with the sentence alone.
 * @param {() => Promise<number | void>} main Answers the exit code, 0 unless given.
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.stderr.write(
      `${error instanceof Sentence ? red(error.message) : String(/** @type {Error} */ (error).stack)}\n`,
    );
    process.exitCode = 1;
  }
}
