/** Request for something the sandbox does not have, or does not do. */
export class ControlError extends Error {
  readonly status: 400 | 404;
  constructor(message: string, status: 400 | 404 = 404) {
    super(message);
    this.status = status;
  }
}
