import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Ed25519 key in PKCS #8, without its 32 bytes. */
const KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const UP_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

interface Asked {
  challenge: string;
}

/** Software authenticator with one passkey, deterministic by seed. */
export function authenticator(seed = 'phone', origin = 'http://aurora.localhost') {
  const key = createPrivateKey({
    key: Buffer.concat([KEY_HEAD, sha256(seed)]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const id = sha256(`${seed} id`).subarray(0, 16);
  const passkey = { id: text(id), rawId: text(id), type: 'public-key' as const };
  let counter = 0;

  const dataOf = (flags: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head, rest]);
  };
  const clientData = (type: string, { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id: passkey.id,
    /** Sets the signature counter of the next assertion. */
    set counter(next: number) {
      counter = next;
    },
    /** Creates the passkey; returns a `RegistrationResponseJSON`. */
    create(options: Asked, flags = UP_AND_VERIFIED) {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 1],
          [3, -8],
          [-1, 6],
          [-2, new Uint8Array(spki.subarray(-32))],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const authData = dataOf(flags | HAS_KEY, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...passkey,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options)),
          attestationObject: text(isoCBOR.encode(attestation)),
        },
      };
    },
    /** Signs a login; returns an `AuthenticationResponseJSON`. */
    get(options: Asked, flags = UP_AND_VERIFIED) {
      counter += 1;
      const authenticatorData = dataOf(flags);
      const client = clientData('webauthn.get', options);
      const signature = sign(null, Buffer.concat([authenticatorData, sha256(client)]), key);
      return {
        ...passkey,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
        },
      };
    },
  };
}
