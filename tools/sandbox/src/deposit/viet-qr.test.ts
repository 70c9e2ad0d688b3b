import { expect, it, test } from 'vitest';
import { crc16, vietQr } from './viet-qr';

// The check value of CRC-16/CCITT-FALSE, and the example of the network's own specification.
test.each([
  ['123456789', '29B1'],
  [
    '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN6304',
    '9E6F',
  ],
])('the checksum of %s is %s', (text, sum) => {
  expect(crc16(text)).toBe(sum);
});

/** Parses the fields of one level, by identifier. */
function fields(payload: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4));
    found[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
}

it('contains bank, account, amount and note, and ends with its checksum', () => {
  const transfer = {
    bin: '970991',
    accountNo: 'DEMO0011223344',
    payment: { amount: '500000', note: 'DEP1A2B' },
  };
  const payload = vietQr(transfer);
  const outer = fields(payload);
  expect(outer).toMatchObject({ '00': '01', '01': '12', 53: '704', 54: '500000', 58: 'VN' });
  const account = fields(outer['38'] ?? '');
  expect(account).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
  expect(fields(account['01'] ?? '')).toEqual({ '00': '970991', '01': 'DEMO0011223344' });
  expect(fields(outer['62'] ?? '')).toEqual({ '08': 'DEP1A2B' });
  expect(outer['63']).toBe(crc16(payload.slice(0, -4)));
});

it('without a payment contains the account only, for repeated use', () => {
  const outer = fields(vietQr({ bin: '970991', accountNo: 'DEMO0011223344' }));
  expect(outer['01']).toBe('11');
  expect(Object.keys(outer).toSorted()).toEqual(['00', '01', '38', '53', '58', '63']);
});
