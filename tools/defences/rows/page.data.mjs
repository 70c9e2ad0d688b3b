const POLICY = 'tools/vite/page-policy.ts';
const WHOLE_POLICY =
  'tools/vite/page-policy.test.ts › a policy has these directives, and no others';
const WORKER = 'libs/shell/src/worker';
const CLEAN = 'libs/ui-kit/src/rich-text';

/** @param {string} directive @param {string} from @param {string} [to] */
const policy = (directive, from, to = '') => ({
  name: `page policy: ${directive}`,
  file: POLICY,
  from,
  to,
  test: WHOLE_POLICY,
});

/** Defences of the page: its policy, and untrusted addresses and texts. */
export const PAGE = [
  policy('default-src', `'default-src': ["'self'"],`),
  policy(
    'script-src',
    `["'self'", ...inlineHashes(html, 'script')]`,
    `["'self'", "'unsafe-inline'"]`,
  ),
  {
    name: 'page policy: styles',
    file: POLICY,
    from: `["'self'", ...inlineHashes(page, 'style')]`,
    to: `["'self'", "'unsafe-inline'"]`,
    test: 'tools/vite/page-policy.test.ts › a page allows the styles that stand in it, and no others',
  },
  policy('img-src', "OWN_PICTURES = ['/cdn/', '/assets/',", "OWN_PICTURES = ['/', '/assets/',"),
  policy('frame-src', `['{games}', '{chat}']`, `['*']`),
  policy('object-src', `'object-src': ["'none'"],`),
  policy('base-uri', `'base-uri': ["'none'"],`),
  policy('form-action', `'form-action': ["'self'"],`),
  policy('frame-ancestors', `'frame-ancestors': ["'none'"],`),
  policy('require-trusted-types-for', `'require-trusted-types-for': ["'script'"],`),
  policy('trusted-types', `'trusted-types': ['dompurify', 'lobby-worker'],`),
  policy('worker-src', `'worker-src': ["'self'"],`),
  {
    name: 'service worker: keeps nobody’s answers',
    file: `${WORKER}/public-answers.ts`,
    from: `    !headers.has('Authorization') &&\n`,
    to: '',
    test: `${WORKER}/public-answers.test.ts › %s with %j may be kept: %s`,
  },
  {
    name: 'service worker: answers by language and merchant',
    file: `${WORKER}/public-answers.ts`,
    from: `['Language', 'Merchant']`,
    to: `['Merchant']`,
    test: `${WORKER}/public-answers.test.ts › an answer belongs to a language and a merchant`,
  },
  {
    name: 'service worker: keeps public pictures alone',
    file: `${WORKER}/pictures.ts`,
    from: ` && /\\bpublic\\b/.test(said)`,
    to: '',
    test: `${WORKER}/pictures.test.ts › a picture sent with %s and status %i is kept: %s`,
  },
  {
    name: 'reloads by itself once a minute',
    file: `${WORKER}/reload-once.ts`,
    from: 'msSince(last) < RELOAD_EVERY_MS',
    to: 'false',
    test: `${WORKER}/reload-once.test.ts › a page reloads by itself once a minute`,
  },
  {
    name: 'page policy: sent with the page',
    file: 'tools/sandbox/src/server/static-files.ts',
    from: `c.header('content-security-policy', policy)`,
    to: `c.header('content-security-policy')`,
    test: 'tools/sandbox/src/server/static-files.test.ts › the page at %s has the policy of its build',
  },
  {
    name: 'addresses: no other schemes',
    file: 'libs/core/src/safe-url.ts',
    from: `const url = /^https?:\\/\\//i.test(text) ? parseUrl(text) : undefined;`,
    to: `const url = parseUrl(text);`,
    test: 'libs/core/src/safe-url.test.ts › refuses %s',
  },
  {
    name: 'addresses: no user before the host',
    file: 'libs/core/src/safe-url.ts',
    from: `return url && url.username === '' && url.password === '' ? url : undefined;`,
    to: 'return url;',
    test: 'libs/core/src/safe-url.test.ts › refuses %s',
  },
  {
    name: 'addresses: games, chat and payment on their origins',
    file: 'libs/core/src/safe-url.ts',
    from: `origins.includes(url.origin) ?`,
    to: `origins.some((origin) => url.href.startsWith(origin)) ?`,
    test: 'libs/core/src/safe-url.test.ts › %s stays on its origins',
  },
  {
    name: 'addresses: a return path stays in the product',
    file: 'libs/core/src/paths.ts',
    from: `return target.kind === 'inside' ? target.path : PATHS.home;`,
    to: `return target.kind === 'inside' ? target.path : (value ?? PATHS.home);`,
    test: 'libs/core/src/paths.test.ts › never leaves the origin, whatever is asked',
  },
  {
    name: 'addresses: another site is opened without a handle on the page',
    file: 'libs/shell/src/external-link/external-link-dialog.tsx',
    from: `'noopener,noreferrer'`,
    to: `''`,
    test: 'libs/shell/src/external-link/external-link-dialog.test.tsx › an external address opens after a dialog that names its host, without opener',
  },
  {
    name: 'addresses: a payment page of an unknown origin has no link',
    file: 'libs/feature-kit/src/navigation/use-trusted-address.ts',
    from: `return safe.kind === 'trusted' ? safe.href : undefined;`,
    to: `return safe.kind === 'trusted' ? safe.href : (address ?? undefined);`,
    test: 'libs/feature-member/src/deposit/order.test.tsx › of an unknown origin is neither led to nor drawn: %s (decision 23)',
  },
  {
    name: 'pictures: of this site below /cdn/ alone',
    file: `${CLEAN}/picture-address.ts`,
    from: `return url.pathname.startsWith(PICTURES);`,
    to: `return true;`,
    test: `${CLEAN}/picture-address.test.ts › a picture at %s may be loaded: %s`,
  },
  {
    name: 'rich text: no handlers and unknown attributes',
    file: `${CLEAN}/normalize-html.ts`,
    from: `if (!ATTRIBUTES.has(known)) return '';`,
    to: '',
    test: `${CLEAN}/normalize-html.test.ts › of %s has no handler and no element of its own`,
  },
  {
    name: 'rich text: no unknown elements',
    file: `${CLEAN}/normalize-html.ts`,
    from: `else if (TAGS.has(token.name)) {`,
    to: `else {`,
    test: `${CLEAN}/normalize-html.test.ts › of %s has no handler and no element of its own`,
  },
  {
    name: 'rich text: a link to another site has no address of its own',
    file: `${CLEAN}/links.ts`,
    from: `if (isInternal(address)) link.setAttribute('href', address);`,
    to: `link.setAttribute('href', address);\n  if (isInternal(address)) return;`,
    test: `${CLEAN}/nodes.test.ts › one that leaves has none that a long press opens, and is a link all the same`,
  },
  {
    name: 'rich text: styles load nothing and leave nothing',
    file: `${CLEAN}/styles.ts`,
    from: `UNSAFE.test(value) ||`,
    to: '',
    test: `${CLEAN}/styles.test.ts › %s does not stay`,
  },
];
