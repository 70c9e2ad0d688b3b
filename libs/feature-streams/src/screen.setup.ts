import { screenAt, screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { HostsRow } from './hosts-row/lazy-hosts-row';
import { streamsRoutes } from './routes';

/** Screens of the streams, and Home's row of hosts. */
export const tools = screensOf([...streamsRoutes, screenAt('/m/home', HostsRow)]);

export const {
  open,
  address,
  goTo,
  press,
  button,
  type,
  calls,
  fail,
  mend,
  alertText,
  chooseTab,
  findAndPress,
  follow,
  settled,
  sandbox,
} = tools;

export const PATH = {
  hosts: '/wps/relay/CBS_modelList',
  subscribed: '/wps/relay/CBS_focusList',
  subscribe: 'POST /wps/relay/CBS_focus',
  unsubscribe: 'DELETE /wps/relay/CBS_focus',
  launch: '/wps/relay/CBS_launchChat',
  pay: 'POST /wps/relay/CBS_payRoom',
  board: '/wps/relay/MCSFE_getListAnnouncements',
} as const;

/** A host as in a response of the platform. */
export interface WireHost {
  id: string;
  name: string;
  roomType: 'normal' | 'vip' | 'private';
  price: string | null;
  streaming: boolean;
  nextStreamAt?: number | null;
}

/** A host on air in an open room, for mocked responses. */
export const wireHost = (id: string, more: Partial<WireHost> = {}) => ({
  id,
  name: `Host ${id}`,
  active: true,
  streaming: true,
  background: `/cdn/host/${id}`,
  cover: `/cdn/host/${id}`,
  gameName: 'Roulette',
  roomType: 'normal' as const,
  price: null,
  totalWatchedCount: 1284,
  nextStreamAt: null,
  ...more,
});

/** Current hosts of Aurora in the sandbox. */
export async function hostsNow(query = ''): Promise<WireHost[]> {
  const address = `http://aurora.localhost${PATH.hosts}?${query}`;
  const headers = { Merchant: 'aurora', ModuleId: 'CBS3', Language: 'EN' };
  const response = await sandbox.fetch(new Request(address, { headers }));
  const { value } = (await response.json()) as { value: WireHost[] };
  return value;
}

/** A host on air in a type of room. */
export async function onAir(roomType: WireHost['roomType']): Promise<WireHost> {
  const host = (await hostsNow('active=1&streaming=1')).find((one) => one.roomType === roomType);
  if (!host) throw new Error(`nobody is on air in a ${roomType} room`);
  return host;
}

/** Waits for the subscription buttons. */
export const hearts = () => screen.findAllByRole('button', { name: /^Subscribe: / });
