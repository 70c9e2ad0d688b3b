import { createServer } from 'node:net';
import { CliError } from '../workspace/log.mjs';

/** @param {number} port @param {string} [host] @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // Without IPv6, binding `::1` fails with another code.
      done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES');
    });
    server.listen({ port, ...(host ? { host } : {}) }, () => server.close(() => done(true)));
  });
}

/**
 * Throws `CliError` if a port is in use. Tries each loopback address: a server may listen on only one.
 * @param {number} port
 * @param {string} remedy
 */
export async function requireFreePort(port, remedy) {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if (!(await canListen(port, host))) {
      throw new CliError(`Port ${port} is taken by another program: ${remedy}`);
    }
  }
}
