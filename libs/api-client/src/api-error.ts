import type { ErrorCode } from './contract';

/**
 * Kind of a failure: no network, no answer in time, an HTTP status, a refusal of the platform, an answer against the
 * contract.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'http' | 'refused' | 'contract';

/** What is known of a failure beside its kind; all optional. */
export interface ApiErrorDetails {
  /** The platform's error code; undefined for an unknown one. */
  code?: ErrorCode | undefined;
  /** HTTP status, where there was an answer. */
  status?: number | undefined;
  /** The refusal asks for a captcha next time (D1 §4). */
  captcha?: boolean | undefined;
  /** Messages of the platform by field name. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds to wait, from the body or `Retry-After`. */
  retryAfterMs?: number | undefined;
  /** Tries left before something locks. */
  attemptsLeft?: number | undefined;
  /**
   * Set for a write with an unknown outcome: whether the platform may have received it. `false` is
   * certain. After `true`, query the order by its key; never resend under another key (decision 21).
   */
  sent?: boolean | undefined;
}

/** The only error a call throws. Holds no text to show: screens find the label by kind and code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly details: ApiErrorDetails = {},
  ) {
    super(message);
  }

  /** The platform's error code; undefined for an unknown one. */
  get code(): ErrorCode | undefined {
    return this.details.code;
  }
}
