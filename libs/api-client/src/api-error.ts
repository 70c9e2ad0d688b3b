import type { ErrorCode } from './contract';

export type ApiErrorKind = 'offline' | 'timeout' | 'http' | 'refused' | 'contract';

interface ApiErrorDetails {
  /** The platform's code, where it gave a known one. */
  code?: ErrorCode | undefined;
  /** HTTP status, where there was an answer. */
  status?: number | undefined;
  /** The refusal asks for a captcha next time (D1 §4). */
  captcha?: boolean | undefined;
  /** Messages of the platform by field name. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds the platform asks to wait. */
  retryAfterMs?: number | undefined;
}

/** The only error a call throws. It holds no text for people: screens look the label up by kind and code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly details: ApiErrorDetails = {},
  ) {
    super(message);
  }

  get code(): ErrorCode | undefined {
    return this.details.code;
  }
}
