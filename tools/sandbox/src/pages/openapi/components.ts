import {
  ERROR_CODES,
  ERROR_DETAILS,
  envelope,
  type ErrorCode,
  refusalValue,
} from '@lobby/api-client/contract';
import { described } from './describe';
import { jsonSchema, type JsonSchema } from './json-schema';
import type { Answer, DocumentSource, Parameter, Reference } from './types';

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
    schema: { type: 'string', const: '1' },
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

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];

/** Meaning, status and `value` details of each error code. */
const codeTable = ({ errors }: DocumentSource) =>
  Object.fromEntries(
    CODES.map((code) => {
      const details = ERROR_DETAILS[code];
      const entry = { status: ERROR_CODES[code], meaning: errors[code] ?? '' };
      return [code, details === undefined ? entry : { ...entry, value: details }];
    }),
  );

/** Codes and their details as a table. */
function codeWords({ errors }: DocumentSource): string {
  const rows = CODES.map((code) => {
    const { fields, ...others } = ERROR_DETAILS[code] ?? {};
    const named = fields?.keys === 'input' ? 'inputs' : fields?.keys.join(', ');
    const value = [
      ...Object.entries(others).map(([key, text]) => `\`${key}\`: ${String(text)}`),
      ...(fields === undefined ? [] : [`\`fields\` (${named}): ${fields.text}`]),
    ].join(' ');
    return `| \`${code}\` | ${ERROR_CODES[code]} | ${errors[code] ?? ''} | ${value} |`;
  });
  return ['| code | status | meaning | value |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function schemasOf(source: DocumentSource): Record<string, JsonSchema> {
  return {
    ErrorCode: {
      type: 'string',
      enum: CODES,
      description: codeWords(source),
      'x-codes': codeTable(source),
    },
    Envelope: described(jsonSchema(envelope), 'envelope', source.texts),
    Refusal: {
      type: 'object',
      description: 'A refusal. It may come with status 200: read `success`.',
      properties: {
        success: { type: 'boolean', const: false, description: 'Tells a value from a refusal.' },
        errorCode: {
          $ref: '#/components/schemas/ErrorCode',
          description: 'Why it is refused.',
        },
        message: {
          type: ['string', 'null'],
          description: 'For logs; a client shows a text of its own for the code.',
        },
        value: {
          ...described(jsonSchema(refusalValue), 'refusalValue', source.texts),
          description: 'What the code says beside itself, see the table of codes; absent for most.',
        },
      },
      required: ['success', 'errorCode'],
    },
    SealedBody: {
      type: 'object',
      description:
        'base64(iv | AES-256-CBC ciphertext | HMAC-SHA256 of both); the iv is 16 bytes. ' +
        'The key of the brand is 128 hexadecimal digits: the first half for the cipher, the second for the seal.',
      properties: {
        data: { type: 'string', contentEncoding: 'base64', description: 'The sealed JSON.' },
      },
      required: ['data'],
    },
  };
}

/** Responses of all statuses but 200, by name. */
function responsesOf(source: DocumentSource): Record<string, Answer> {
  const statuses = [...new Set(CODES.map((code) => ERROR_CODES[code]))];
  return Object.fromEntries(
    statuses
      .filter((status) => status !== 200)
      .map((status) => {
        const codes = CODES.filter((code) => ERROR_CODES[code] === status);
        const [errorCode] = codes;
        const content = {
          schema: sharedSchema('Refusal'),
          example: { success: false, errorCode, message: null },
        };
        const description = codes.map((code) => `- \`${code}\`: ${source.errors[code] ?? ''}`);
        return [
          `Refused${status}`,
          {
            description: `Refused:\n\n${description.join('\n')}`,
            content: { 'application/json': content },
          },
        ];
      }),
  );
}

/** Shared components of the document. */
export const componentsOf = (source: DocumentSource) => ({
  parameters: parameters as Record<string, Parameter>,
  schemas: schemasOf(source),
  responses: responsesOf(source),
  securitySchemes: {
    session: {
      type: 'apiKey' as const,
      in: 'header' as const,
      name: 'Authorization',
      description: 'The token of the session, without a scheme in front of it.',
    },
  },
});
