import type { MiddlewareHandler } from 'hono';

interface PagePolicy {
  /** Allowed embedders of the page at `url`, in `frame-ancestors` syntax. */
  framedBy?: (url: URL) => string;
  /** Allows style sheets made by scripts, which Scalar's components need. */
  inlineStyles?: boolean;
}

/**
 * Security headers of the sandbox's own pages. They show user input (content, user names, call paths),
 * so only their own scripts may run.
 */
export function pageHeaders({
  framedBy = () => "'none'",
  inlineStyles = false,
}: PagePolicy = {}): MiddlewareHandler {
  const policyAt = (url: URL) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self'${inlineStyles ? " 'unsafe-inline'" : ''}`,
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${framedBy(url)}`,
    ].join('; ');
  return async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policyAt(new URL(c.req.url)));
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
}
