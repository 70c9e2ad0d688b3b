import { say } from './say.mjs';

const OPENING_DRAWN = 'pictures of the first pages are drawn';
const PROGRESS = /pictures (\d+)\/(\d+)/g;
/** Milliseconds; slower machines open without them: what is missing is drawn when it is asked for. */
const LONGEST_WAIT_MS = 60_000;
/** Percent between two lines of progress. */
const STEP = 10;

/**
 * Tells how far the drawing in the background is. Answers when the first pages have their pictures.
 * @param {import('node:stream').Readable} output What the sandbox says.
 * @returns {Promise<void>}
 */
export function followPictures(output) {
  let told = 0;
  return new Promise((done) => {
    const timer = setTimeout(done, LONGEST_WAIT_MS);
    output.on('data', (/** @type {Buffer} */ text) => {
      const said = String(text);
      for (const [, drawn, total] of said.matchAll(PROGRESS)) {
        const percent = Math.floor((100 * Number(drawn)) / Number(total));
        if (percent < told + STEP) continue;
        told = percent - (percent % STEP);
        say(`  ${told} % of all pictures are drawn`);
      }
      if (!said.includes(OPENING_DRAWN)) return;
      clearTimeout(timer);
      done();
    });
  });
}
