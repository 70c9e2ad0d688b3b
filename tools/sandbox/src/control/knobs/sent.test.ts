import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { SMALL_PNG } from '../../uploads/small-png';
import { turn } from '../../testing/turn';
import { signedInAs, visitor } from '../../testing/visitor';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

it('lists the uploads of a brand with their pictures, newest first', async () => {
  for (const purpose of ['ICON', 'PROOF']) {
    const image = { purpose, data: SMALL_PNG };
    await signedInAs(sandbox, 'player01', 'jade').value('member.uploadImage', image);
  }
  expect((await turn(sandbox, 'uploads', { brand: 'aurora' })).body).toEqual([]);
  const { body } = await turn(sandbox, 'uploads', { brand: 'jade' });
  expect(body).toMatchObject([
    { user: 'player01', purpose: 'PROOF' },
    { user: 'player01', purpose: 'ICON' },
  ]);
  const [{ picture }] = body as unknown as [{ picture: string }];
  const shown = await sandbox.fetch(new Request(`http://localhost${picture}`));
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(SMALL_PNG, 'base64'));
  expect((await sandbox.fetch(new Request(`http://localhost${picture}0`))).status).toBe(404);
});

it('shows an upload to this machine only', async () => {
  const image = { purpose: 'PROOF', data: SMALL_PNG };
  await signedInAs(sandbox, 'player01').value('member.uploadImage', image);
  const [upload] = sandbox.control.knobs.uploads({ brand: 'aurora' });
  const far = new Request(`http://192.168.1.5:4200${upload?.picture}`);
  expect((await sandbox.fetch(far)).status).toBe(403);
});

it('lists the mails sent to an account, with the temporary password', async () => {
  const who = { brand: 'aurora', user: 'player01' } as const;
  expect(sandbox.control.knobs.mails(who)).toEqual([]);
  const email = 'player01@player.example';
  await visitor(sandbox).value('access.recoverByEmail', { username: who.user, email });
  const { body } = await turn(sandbox, 'mails', who);
  expect(body).toMatchObject([{ address: email, temporaryPassword: expect.any(String) as string }]);
});
