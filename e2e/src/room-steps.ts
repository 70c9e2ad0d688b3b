import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Browser } from '@playwright/test';
import { Problems } from './problems';
import type { SandboxClient, SignedIn } from './sandbox-client';

/** A host as the platform lists it. */
interface Host {
  id: string;
  name: string;
  roomType: 'normal' | 'vip' | 'private';
}

/** Sends a call of the streams, as a page of the brand does; throws on a refusal. */
export async function ask<T>(
  { brand, port, session }: Pick<SandboxClient, 'brand' | 'port'> & { session?: SignedIn },
  path: string,
  input: Record<string, string>,
): Promise<T> {
  const { token = '' } = (session?.record ?? {}) as { token?: string };
  // Node does not resolve `*.localhost`.
  const request = get({
    host: '127.0.0.1',
    port,
    path: `/wps/relay/${path}?${new URLSearchParams(input)}`,
    headers: {
      Host: `${brand}.localhost:${port}`,
      Merchant: brand,
      ModuleId: 'CBS3',
      Language: 'EN',
      Authorization: token,
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const answer = (await json(response)) as { success: boolean; value: T; errorCode?: string };
  if (!answer.success) throw new Error(`${path}: ${answer.errorCode}`);
  return answer.value;
}

/** A host who is on air in a type of room, and stays so: the timetable could end it within a journey. */
export async function hostOnAir(sandbox: SandboxClient, roomType: Host['roomType']): Promise<Host> {
  const { brand, port } = sandbox;
  const hosts = await ask<Host[]>({ brand, port }, 'CBS_modelList', {
    active: '1',
    streaming: '1',
  });
  const host = hosts.find((one) => one.roomType === roomType);
  if (!host) throw new Error(`nobody is on air in a ${roomType} room`);
  await sandbox.knob('host', { host: host.id, air: 'on' });
  return host;
}

/** Page of another user, with its own storage. */
export async function anotherPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return { problems: new Problems(context), page: await context.newPage() };
}
