/** @typedef {import('playwright').Page} Page */

/**
 * One request that went over the network.
 * @typedef {object} Sent
 * @property {string} url
 * @property {string} path Path of its address.
 * @property {string} kind Content type of the answer, such as `text/javascript`.
 * @property {number} at When it began, in seconds on the browser's clock.
 * @property {number} wall The same, in milliseconds since 1970.
 * @property {number} end When its answer was there; 0 before.
 * @property {number} bytes As transferred: headers, and the body as compressed.
 * @property {boolean} isCached Answered without the network.
 */

/**
 * Records a page's requests, and counts bytes as the browser does.
 * @param {Page} page
 * @returns {Promise<{ sent: () => Sent[], quiet: (ms: number) => Promise<void>, cdp: import('playwright').CDPSession, close: () => Promise<void> }>}
 *   `quiet` waits until nothing was sent or pending for that time.
 */
export async function recordNetwork(page) {
  const cdp = await page.context().newCDPSession(page);
  /** @type {Map<string, Sent>} */
  const requests = new Map();
  let last = Date.now();
  const of = (/** @type {{ requestId: string }} */ { requestId }) => {
    last = Date.now();
    return requests.get(requestId);
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    last = Date.now();
    const { url } = request;
    const path = new URL(url).pathname;
    const times = { at: timestamp, wall: wallTime * 1000, end: 0 };
    requests.set(requestId, { url, path, kind: '', ...times, bytes: 0, isCached: false });
  });
  cdp.on('Network.requestServedFromCache', (event) => {
    const request = of(event);
    if (request) request.isCached = true;
  });
  cdp.on('Network.responseReceived', (event) => {
    const request = of(event);
    if (!request) return;
    request.kind = event.response.mimeType;
    request.isCached ||= event.response.fromDiskCache === true;
  });
  cdp.on('Network.loadingFinished', (event) => {
    const request = of(event);
    if (request) Object.assign(request, { end: event.timestamp, bytes: event.encodedDataLength });
  });
  cdp.on('Network.loadingFailed', (event) => {
    const request = of(event);
    if (request) request.end = event.timestamp;
  });
  await cdp.send('Network.enable');
  const sent = () =>
    [...requests.values()].filter(({ isCached, url }) => !isCached && url.startsWith('http'));
  const isBusy = () => sent().some(({ end }) => end === 0);
  const quiet = async (/** @type {number} */ ms) => {
    while (isBusy() || Date.now() - last < ms) await page.waitForTimeout(100);
  };
  return { sent, quiet, cdp, close: () => cdp.detach() };
}
