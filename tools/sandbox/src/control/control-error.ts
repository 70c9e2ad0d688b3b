/** Control call that names something unknown, or that is not possible now. */
export class ControlError extends Error {
  readonly status: 400 | 404;
  constructor(message: string, status: 400 | 404 = 404) {
    super(message);
    this.status = status;
  }
}
