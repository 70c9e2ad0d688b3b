import type { Call, Roles } from '@lobby/api-client/contract';
import type { JsonSchema } from './json-schema';

/** Calls by area and name, as the contract exports them. */
export type ContractTable = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** What a call is asked with, by field. */
export type ExampleInput = Readonly<Record<string, unknown>>;

/** Inputs that succeed by `area.call`, and who asks. */
export type KnownExamples = Readonly<Record<string, { input: ExampleInput; user?: string }>>;

/** A type, not an interface: it must fit where any JSON Schema does. */
export type Reference = { $ref: `#/components/${string}` };

export interface Parameter {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

interface Media {
  schema: JsonSchema | Reference;
  example?: unknown;
}

export interface RequestBody {
  required: boolean;
  description?: string;
  content: Record<string, Media>;
  /** What stands in a sealed body before it is sealed. */
  'x-plain-body'?: JsonSchema;
}

export interface Answer {
  description: string;
  content: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Answer>;
  'x-section': string;
  'x-provenance': Call['provenance'];
  'x-module': string;
  'x-roles'?: Roles;
  /** The whitelabel flag that opens the call. */
  'x-flag'?: string;
  'x-money'?: true;
  /** Refusals this call is known for, with the HTTP status each travels with. */
  'x-errors': { code: string; status: number }[];
}

/** The parts of an OpenAPI 3.1 document that this sandbox writes. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<
      string,
      { type: 'apiKey'; in: 'header'; name: string; description: string }
    >;
  };
}
