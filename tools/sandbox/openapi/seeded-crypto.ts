/**
 * `node:crypto` with seeded random numbers, so that examples are the same in every build. The build of the OpenAPI
 * document resolves `node:crypto` to this file; nothing else does.
 */
const crypto = process.getBuiltinModule('node:crypto');

const SEED = 'openapi';
let drawn = 0;

/** The next bytes: a hash of the seed and a counter. */
function bytes(size: number): Buffer {
  const blocks: Buffer[] = [];
  for (let length = 0; length < size; length += 32) {
    drawn += 1;
    blocks.push(crypto.createHash('sha256').update(`${SEED}${drawn}`).digest());
  }
  return Buffer.concat(blocks).subarray(0, size);
}

export const randomBytes = (size: number): Buffer => bytes(size);

/** Random integer from `first` to below `after`; with one argument from 0 to below it. */
export function randomInt(first: number, after?: number): number {
  const [low, high] = after === undefined ? [0, first] : [first, after];
  return low + (bytes(6).readUIntBE(0, 6) % (high - low));
}

/** A UUID of version 4. */
export function randomUUID(): string {
  const hex = bytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export const {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  scrypt,
  scryptSync,
  sign,
  timingSafeEqual,
} = crypto;
