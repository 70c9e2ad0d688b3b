import type { ErrorCode } from './contract';

/**
 * Kind of a failure: no network, timeout, HTTP error status, error envelope of the platform, or a response that
 * violates the contract.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'http' | 'refused' | 'contract';

/** Details of a failure besides its kind; all optional. */
export interface ApiErrorDetails {
  /** The platform's error code; undefined for an unknown one. */
  code?: ErrorCode | undefined;
  /** HTTP status, if there was a response. */
  status?: number | undefined;
  /** Whether the next attempt requires a captcha (D1 §4). */
  captcha?: boolean | undefined;
  /** The platform's messages, by field name. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds to wait, from the body or `Retry-After`. */
  retryAfterMs?: number | undefined;
  /** Attempts left before a lock. */
  attemptsLeft?: number | undefined;
  /**
   * Set for a write with an unknown outcome: whether the platform may have received it. `false` is
   * certain. After `true`, query the order by its idempotency key; never resend with a new key (decision 21).
   */
  sent?: boolean | undefined;
}

/** The only error a call throws. Contains no display text: screens look up the label by kind and code. */
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

/** Returns the error of a call without a response within `ms`. */
export const noResponse = (ms: number, details?: ApiErrorDetails): ApiError =>
  new ApiError('timeout', `no response in ${ms} ms`, details);
