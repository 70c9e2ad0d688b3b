import { createServer } from 'node:net';
import { Sentence } from './say.mjs';

/** @param {number} port @param {string} [host] @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A machine without IPv6 has no `::1` to be taken.
      done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES');
    });
    server.listen({ port, ...(host ? { host } : {}) }, () => server.close(() => done(true)));
  });
}

/**
 * Ends with a sentence where a port is taken. A server on one address only would leave the other
 * free, so each is tried.
 * @param {number} port
 * @param {string} remedy
 */
export async function requireFreePort(port, remedy) {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if (!(await canListen(port, host))) {
      throw new Sentence(`Port ${port} is taken by another program: ${remedy}`);
    }
  }
}
