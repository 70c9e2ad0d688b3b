import aurora from '@lobby/brand-aurora';
import { testSandbox } from '@lobby/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { thirdPartyCheck } from './third-party-check';

it('x', async () => {
  const sandbox = testSandbox();
  sandbox.control.flags({ brand: 'aurora', flags: { FIREBASESMS3: true } });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => sandbox.fetch(new Request(input, init)));
  const config = aurora.phoneCheck;
  if (!config) throw new Error('x');
  const check = thirdPartyCheck(config);
  console.info(await check.send({ mobileNumber: '0912345601', dialingCode: '84' }));
  const code = sandbox.control.sms('0912345601')[0]?.code ?? '';
  console.info(await check.prove(code));
});
