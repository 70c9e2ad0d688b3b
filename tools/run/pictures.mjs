import { log } from '../workspace/log.mjs';

const OPENING_DRAWN = 'pictures of the first pages are drawn';
const PROGRESS = /pictures (\d+)\/(\d+)/g;
/** Longest wait, ms; missing pictures are rendered on request. */
const LONGEST_WAIT_MS = 60_000;
/** Percent between two progress lines. */
const STEP = 10;

/**
 * Logs the progress of background rendering. Resolves when the pictures of the first pages are ready.
 * @param {import('node:stream').Readable} output Output of the sandbox.
 * @returns {Promise<void>}
 */
export function followPictures(output) {
  let percentShown = 0;
  return new Promise((done) => {
    const timer = setTimeout(done, LONGEST_WAIT_MS);
    output.on('data', (/** @type {Buffer} */ chunk) => {
      const text = String(chunk);
      for (const [, drawn, total] of text.matchAll(PROGRESS)) {
        const percent = Math.floor((100 * Number(drawn)) / Number(total));
        if (percent < percentShown + STEP) continue;
        percentShown = percent - (percent % STEP);
        log(`  ${percentShown} % of all pictures are drawn`);
      }
      if (!text.includes(OPENING_DRAWN)) return;
      clearTimeout(timer);
      done();
    });
  });
}
