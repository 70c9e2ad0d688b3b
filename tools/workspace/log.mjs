const colours = process.stdout.isTTY && !process.env['NO_COLOR'];

/** @param {string} code @param {string} text */
const paint = (code, text) => (colours ? `\u001B[${code}m${text}\u001B[0m` : text);

/** @param {string} text */
export const bold = (text) => paint('1', text);
/** @param {string} text */
export const red = (text) => paint('31', text);
/** @param {string} text */
export const whiteOnBlack = (text) => paint('97;40', text);
/** @param {string} text */
export const green = (text) => paint('32', text);

/** @param {string} text */
export function log(text) {
  process.stdout.write(`${text}\n`);
}

/** Expected error with its remedy in one sentence; printed without a stack. */
export class CliError extends Error {}

/**
 * Runs the main function of a command line. Prints a `CliError` as its message, any other error with its
 * stack, and exits with 1.
 * @param {() => Promise<number | void>} main Returns the exit code, 0 by default.
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.stderr.write(
      `${error instanceof CliError ? red(error.message) : String(/** @type {Error} */ (error).stack)}\n`,
    );
    process.exitCode = 1;
  }
}
