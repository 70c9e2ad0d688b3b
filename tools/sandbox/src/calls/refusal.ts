import { ERROR_CODES, type ErrorCode } from '@lobby/api-client/contract';

/** Details of a refusal besides its code. */
export interface RefusalDetail {
  captcha?: boolean;
  fields?: Record<string, string>;
  retryAfterMs?: number;
  attemptsLeft?: number;
}

/** Answer with `success: false`. May be returned or thrown; throwing rolls back the transaction. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly detail: RefusalDetail | undefined;

  constructor(code: ErrorCode, detail?: RefusalDetail) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}

export function refuse(code: ErrorCode, detail?: RefusalDetail): Refusal {
  return new Refusal(code, detail);
}
