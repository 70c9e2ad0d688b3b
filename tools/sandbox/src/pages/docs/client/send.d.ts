import type { OpenApiDocument } from '../../openapi/types';

interface Caller {
  merchant: string;
  encryptionKey(merchant: string): string | undefined;
  token(user: string | undefined): Promise<string | undefined>;
}

/** Copy of the document for reading and trying. */
export function readable(document: OpenApiDocument, merchant: string): OpenApiDocument;

/** `fetch` of the page, made as the caller. */
export function sender(
  document: OpenApiDocument,
  caller: Caller,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch;
