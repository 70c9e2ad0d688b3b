import { ERROR_CODES, envelope } from '@lobby/api-client/contract';
import { jsonSchema } from './json-schema';
import type { OpenApiDocument, Parameter, Reference } from './types';

const LANGUAGES = ['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT'];

const parameters = {
  Merchant: {
    name: 'Merchant',
    in: 'header',
    required: true,
    description: 'Code of the merchant; exactly one.',
    schema: { type: 'string', maxLength: 64 },
  },
  Language: {
    name: 'Language',
    in: 'header',
    description: 'Language of names and messages, in upper case.',
    schema: { type: 'string', enum: LANGUAGES },
  },
  Device: {
    name: 'Device',
    in: 'header',
    description: 'The kind of device; `OTHERS` when run from the home screen.',
    schema: { type: 'string', maxLength: 32 },
  },
  Encryption: {
    name: 'Encryption',
    in: 'header',
    required: true,
    description: 'Says that the body is sealed.',
    schema: { const: '1' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'One for each intent of the person: a UUID. The same key again answers what the first did and moves nothing.',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  },
} satisfies Record<string, Parameter>;

/** Reference to a shared header parameter. */
export const sharedParameter = (name: keyof typeof parameters): Reference => ({
  $ref: `#/components/parameters/${name}`,
});

/** Reference to a shared schema. */
export const sharedSchema = (name: 'Envelope' | 'Refusal' | 'SealedBody'): Reference => ({
  $ref: `#/components/schemas/${name}`,
});

/** Shared components of the document. */
export const components: OpenApiDocument['components'] = {
  parameters,
  schemas: {
    ErrorCode: { type: 'string', enum: Object.keys(ERROR_CODES) },
    Envelope: jsonSchema(envelope),
    Refusal: {
      type: 'object',
      description: 'A refusal. It may come with status 200: read `success`.',
      properties: {
        success: { const: false },
        errorCode: { $ref: '#/components/schemas/ErrorCode' },
        message: { type: ['string', 'null'] },
        value: {
          description:
            'May say more: a captcha flag, messages by field, when to try again, how many tries are left.',
        },
      },
      required: ['success'],
    },
    SealedBody: {
      type: 'object',
      description:
        'base64(iv | AES-256-CBC ciphertext | HMAC-SHA256 of both); the iv is 16 bytes. ' +
        'The key of the brand is 128 hexadecimal digits: the first half for the cipher, the second for the seal.',
      properties: { data: { type: 'string', contentEncoding: 'base64' } },
      required: ['data'],
    },
  },
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The token of the session, without a scheme in front of it.',
    },
  },
};
