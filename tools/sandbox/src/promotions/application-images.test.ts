import { expect, it, test } from 'vitest';
import { SMALL_PNG } from '../uploads/small-png';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';

const platform = platformAt(Date.UTC(2026, 10, 20, 3));

type Caller = ReturnType<typeof signedInAs>;
interface Image {
  uploadId: string;
  url: string;
}

/** Sends an image with an application. */
async function send(me: Caller): Promise<void> {
  const { uploadId } = await me.value<Image>('member.uploadImage', {
    purpose: 'PROMOTION',
    data: SMALL_PNG,
  });
  await me.value('rewards.applyPromotion', { promoId: 'app-photo', images: [uploadId] });
}

/** Image of the application in its owner's list. */
async function sentBy(me: Caller): Promise<Image> {
  const { list } = await me.value<{ list: { images: Image[] }[] }>('rewards.applications');
  return list.find(({ images }) => images.length > 0)?.images[0] ?? { uploadId: '', url: '' };
}

const get = (path: string) =>
  platform.sandbox.fetch(new Request(new URL(path, 'http://aurora.localhost')));

it('is shown to its owner', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  await send(me);
  const shown = await get((await sentBy(me)).url);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect(Buffer.from(await shown.arrayBuffer()).toString('base64')).toBe(SMALL_PNG);
});

it('is not shown without the owner’s signature, or with another one', async () => {
  const [me, other] = [
    signedInAs(platform.sandbox, 'player01'),
    signedInAs(platform.sandbox, 'vip01'),
  ];
  await send(me);
  await send(other);
  const { uploadId } = await sentBy(me);
  const mark = (await sentBy(other)).url.split('/').at(-1);
  for (const path of ['', '/x', `/${mark}`]) {
    expect((await get(`/cdn/upload/${uploadId}${path}`)).status).toBe(404);
  }
});

test.each([
  ['a logout', (me: Caller) => me.value('access.logout')],
  [
    'half an hour without a call',
    () => {
      platform.now += 31 * 60_000;
    },
  ],
])('its address ends with %s', async (_, end) => {
  const me = signedInAs(platform.sandbox, 'player01');
  await send(me);
  const { url } = await sentBy(me);
  expect((await get(url)).status).toBe(200);
  await end(me);
  expect((await get(url)).status).toBe(404);
});
