import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { lanAddresses, lanRows, qrCode } from './lan.mjs';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const v6: NetworkInterfaceInfo = { ...at('fe80::1'), family: 'IPv6', scopeid: 1 };

const LO = [at('127.0.0.1', true)];

it('lists the addresses that a phone may reach, virtual interfaces last', () => {
  const interfaces = {
    lo: LO,
    docker0: [at('172.17.0.1')],
    wlan0: [v6, at('192.168.1.5')],
    eth0: [at('10.0.0.7')],
    eth1: [at('169.254.3.4')],
    down: undefined,
  };
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.5', '10.0.0.7', '172.17.0.1']);
});

it.each([{ lo: LO }, { lo: LO, eth0: [at('169.254.3.4'), v6] }, {}])(
  'says what to do without a network: %o',
  (interfaces) => {
    expect(() => lanAddresses(interfaces)).toThrow(
      'This computer is on no network: join the one of your phone, or start without --lan.',
    );
  },
);

it('lists each brand at each address', () => {
  const ports = { aurora: 4201, jade: 4202, games: 4204 };
  expect(lanRows(['aurora', 'jade'], ports, ['192.168.1.5', '10.0.0.7'])).toEqual([
    ['aurora', 'http://192.168.1.5:4201'],
    ['aurora', 'http://10.0.0.7:4201'],
    ['jade', 'http://192.168.1.5:4202'],
    ['jade', 'http://10.0.0.7:4202'],
  ]);
});

it('draws a QR code that fits a terminal, with two modules of quiet zone', async () => {
  const lines = (await qrCode('http://192.168.178.100:4201')).split('\n');
  // A QR code of version 2 has 25 rows of modules; a line of text draws two of them.
  expect(lines).toHaveLength(Math.ceil((25 + 4) / 2));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
