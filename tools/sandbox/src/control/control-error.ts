/** Request for something the sandbox does not have, or that does not go now. */
export class ControlError extends Error {
  readonly status: 400 | 404;
  constructor(message: string, status: 400 | 404 = 404) {
    super(message);
    this.status = status;
  }
}
