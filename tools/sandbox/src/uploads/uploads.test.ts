import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { SMALL_PNG } from './small-png';
import { platformAt } from '../testing/platform-at';
import { signedInAs, visitor } from '../testing/visitor';
import { imageType } from './image-type';

const platform = platformAt(Date.UTC(2026, 10, 20));

const PNG = Buffer.from(SMALL_PNG, 'base64');

/** Start of a JPEG: a table, a comment, the frame. */
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000fffe0004616bffc0000b080008000801011100ffda',
  'hex',
);

/** PNG of exactly this many bytes, padded after its end. */
const padded = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);

const upload = (bytes: Buffer, purpose = 'ICON', user = 'player01') =>
  signedInAs(platform.sandbox, user).call('member.uploadImage', {
    purpose,
    data: bytes.toString('base64'),
  });

test.each([
  ['a PNG', PNG, 'image/png'],
  ['a JPEG', JPEG, 'image/jpeg'],
  ['a PNG cut short', PNG.subarray(0, 40), undefined],
  ['a PNG without width', Buffer.from(PNG).fill(0, 16, 20), undefined],
  ['a JPEG without a frame', JPEG.subarray(0, 26), undefined],
  [
    'two letters of a JPEG',
    Buffer.concat([JPEG.subarray(0, 2), randomBytes(64).fill(0, 0, 1)]),
    undefined,
  ],
  ['a GIF', Buffer.from('GIF89a'.padEnd(80, 'x')), undefined],
  ['an HTML page', Buffer.from('<html><script>alert(1)</script></html>'.padEnd(80)), undefined],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(80)), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s is recognised by its content', (_, bytes, type) => {
  expect(imageType(bytes)).toBe(type);
});

it('a picture of 5,242,880 bytes is accepted, one byte more is refused', async () => {
  expect(await upload(padded(5_242_880))).toMatchObject({ success: true });
  expect(await upload(padded(5_242_881))).toMatchObject({ errorCode: 'upload.invalid' });
});

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** A grey PNG that says it has this many pixels on each side, and holds the data of few. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(72))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([PNG.subarray(0, 8), ...parts]);
}

test.each([
  ['claims to be a picture but is not', Buffer.from(PNG).fill(0xff, 33)],
  ['has 900 million pixels', bomb(30_000)],
  ['is cut in half', randomBytes(0)],
])('a file that %s is refused', async (_, bytes) => {
  const noise = await sharp(randomBytes(64 * 64 * 3), {
    raw: { width: 64, height: 64, channels: 3 },
  })
    .png()
    .toBuffer();
  const half = Buffer.concat([noise.subarray(0, noise.length / 2), PNG.subarray(-12)]);
  expect(await upload(bytes.length > 0 ? bytes : half)).toMatchObject({
    errorCode: 'upload.invalid',
  });
});

it('a photograph is stored upright and without its location', async () => {
  const photo = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#336699' },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.includes('Exif')).toBe(true);
  const { url } = (await upload(photo)).value as { url: string };
  const kept = await platform.sandbox.fetch(new Request(`http://aurora.localhost${url}`));
  const bytes = Buffer.from(await kept.arrayBuffer());
  expect(bytes.includes('Exif')).toBe(false);
  const { width, height, exif, format } = await sharp(bytes).metadata();
  expect({ width, height, exif, format }).toEqual({
    width: 20,
    height: 40,
    exif: undefined,
    format: 'jpeg',
  });
});

it('an upload may have a larger body than other calls, up to its own limit', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const long = 'A'.repeat(8_400_000);
  expect(await me.call('member.uploadImage', { purpose: 'ICON', data: long })).toMatchObject({
    status: 400,
    errorCode: 'body.unreadable',
  });
  const other = await me.call('announcements.markRead', {
    announcementId: 'A'.repeat(1_100_000),
    read: true,
  });
  expect(other).toMatchObject({ status: 400, errorCode: 'body.unreadable' });
});

test.each(['', 'not base64!', 'data:image/png;base64,iVBORw0KGgo=', 'aGVsbG8='])(
  'refuses %s',
  async (data) => {
    const me = signedInAs(platform.sandbox, 'player01');
    expect(await me.call('member.uploadImage', { purpose: 'PROOF', data })).toMatchObject({
      errorCode: 'upload.invalid',
    });
  },
);

it('serves icons only at the address of icons', async () => {
  const get = (path: string) =>
    platform.sandbox.fetch(new Request(`http://aurora.localhost${path}`));
  const icon = (await upload(PNG)).value as { uploadId: string; url: string };
  const shown = await get(icon.url);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
  for (const purpose of ['PROOF', 'PROMOTION']) {
    const { uploadId, url } = (await upload(PNG, purpose)).value as { uploadId: string; url: null };
    expect(url).toBeNull();
    expect((await get(`/cdn/upload/${uploadId}`)).status).toBe(404);
  }
});

it('accepts a picture of the list or an uploaded icon', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  interface Icons {
    icon: { iconId: string; url: string } | null;
    list: { iconId: string; url: string }[];
  }
  const { icon, list } = await me.value<Icons>('member.icon');
  expect(icon).toBeNull();
  for (const { iconId, url } of list) {
    await me.value('member.setIcon', { icon: iconId });
    expect((await me.value<Icons>('member.icon')).icon).toEqual({ iconId, url });
    const drawn = await platform.sandbox.fetch(new Request(`http://aurora.localhost${url}`));
    expect(drawn.headers.get('cache-control')).toMatch(/^public/);
    expect(await drawn.text()).toContain('<svg');
  }
  const { uploadId, url } = (await upload(PNG)).value as { uploadId: string; url: string };
  await me.value('member.setIcon', { icon: uploadId });
  expect(await me.value('member.info')).toMatchObject({ icon: url });
  // A portrait: no shared cache keeps it, nor does the worker.
  const portrait = await platform.sandbox.fetch(new Request(`http://aurora.localhost${url}`));
  expect(portrait.headers.get('cache-control')).toMatch(/^private/);
  const proof = (await upload(PNG, 'PROOF')).value as { uploadId: string };
  for (const wrong of [proof.uploadId, 'up00', '../koi']) {
    expect(await me.call('member.setIcon', { icon: wrong })).toMatchObject({
      errorCode: 'upload.invalid',
    });
  }
  expect(
    await signedInAs(platform.sandbox, 'vip01').call('member.setIcon', { icon: uploadId }),
  ).toMatchObject({ errorCode: 'upload.invalid' });
});

it('the 31st upload in an hour is refused', async () => {
  for (let i = 0; i < 30; i += 1) expect((await upload(PNG)).success).toBe(true);
  expect(await upload(PNG)).toMatchObject({ status: 429, errorCode: 'too.many.requests' });
  expect((await upload(PNG, 'ICON', 'vip01')).success).toBe(true);
  platform.now += 60 * 60_000;
  expect((await upload(PNG)).success).toBe(true);
});

it('an upload requires a session', async () => {
  const data = PNG.toString('base64');
  expect(
    await visitor(platform.sandbox).call('member.uploadImage', { purpose: 'ICON', data }),
  ).toMatchObject({
    errorCode: 'login.not.session',
  });
});
