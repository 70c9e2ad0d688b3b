/** Error of a control call with an unknown subject, or one that is impossible in the current state. */
export class ControlError extends Error {
  readonly status: 400 | 404;
  constructor(message: string, status: 400 | 404 = 404) {
    super(message);
    this.status = status;
  }
}
