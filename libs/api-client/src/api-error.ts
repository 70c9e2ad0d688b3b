import type { ErrorCode } from './contract';

export type ApiErrorKind = 'offline' | 'timeout' | 'http' | 'refused' | 'contract';

export interface ApiErrorDetails {
  /** The platform's code, where it gave a known one. */
  code?: ErrorCode | undefined;
  /** HTTP status, where there was an answer. */
  status?: number | undefined;
  /** The refusal asks for a captcha next time (D1 §4). */
  captcha?: boolean | undefined;
  /** Messages of the platform by field name. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds the platform asks to wait, by its body or `Retry-After`. */
  retryAfterMs?: number | undefined;
  /** Tries left before something locks. */
  attemptsLeft?: number | undefined;
  /**
   * Of a write whose fate its answer does not tell: whether it may have reached the platform. `false`
   * is certain. After `true` ask what became of it, never send it again under another key (decision 21).
   */
  sent?: boolean | undefined;
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
