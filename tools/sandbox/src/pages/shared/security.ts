import type { MiddlewareHandler } from 'hono';

interface PagePolicy {
  /** Who may show the page in a frame, as `frame-ancestors` writes it. */
  framedBy?: string;
}

/**
 * Headers of the sandbox's own pages. They show what other people typed (content, user
 * names, call paths), so nothing but our own files runs on them.
 */
export function pageHeaders({ framedBy = "'none'" }: PagePolicy = {}): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
  return async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
}
