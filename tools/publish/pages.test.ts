import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askOnce } from './pages';

/** Address of a server that breaks its first `broken` connections. */
async function platformBreaking(broken: number): Promise<string> {
  let left = broken;
  const server = createServer((request, response) => {
    left -= 1;
    if (left < 0) response.end('answer');
    else request.socket.destroy();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a read whose connection breaks is sent again', async () => {
  const ask = askOnce(await platformBreaking(1));
  expect(await (await ask('/settings', {})).text()).toBe('answer');
});

test('a platform that breaks every connection is named', async () => {
  const platform = await platformBreaking(Infinity);
  await expect(askOnce(platform)('/settings', {})).rejects.toThrow(
    `${platform} does not answer: other side closed`,
  );
});
