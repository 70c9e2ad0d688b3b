const TRANSPORT = 'libs/api-client/src/transport';
const CLIENT = 'libs/feature-kit/src/query-client/query-client';

/** Defences of the transport: what is sent, and what of an answer is accepted. */
export const TRANSPORT_ROWS = [
  {
    name: 'transport: a password travels sealed',
    file: `${TRANSPORT}/write.ts`,
    from: `return JSON.stringify({ data: seal(json, apiConfig().encryptionKey) });`,
    to: `return seal('', apiConfig().encryptionKey) && json;`,
    test: `${TRANSPORT}/write.test.ts › a write with a password is sealed`,
  },
  {
    name: 'transport: a fresh vector for each sealed text',
    file: `${TRANSPORT}/seal.ts`,
    from: `crypto.getRandomValues(new Uint8Array(IV_BYTES))`,
    to: `new Uint8Array(IV_BYTES)`,
    test: `${TRANSPORT}/seal.test.ts › sealing the same text twice gives two results`,
  },
  {
    name: 'transport: no token where no session is asked for',
    file: `${TRANSPORT}/request.ts`,
    from: `(call.auth === 'none' ? null : apiConfig().token())`,
    to: `apiConfig().token()`,
    test: `${TRANSPORT}/send.test.ts › sends no token if the call needs no session`,
  },
  {
    name: 'transport: an error quotes no header',
    file: `${TRANSPORT}/request.ts`,
    from: `  } catch {\n    // The browser's own message`,
    to: `  } catch (error) {\n    throw error;\n    // The browser's own message`,
    test: `${TRANSPORT}/send.test.ts › with %s that no header allows is not sent, and its error does not quote it`,
  },
  {
    name: 'transport: a lost session ends the session',
    file: `${TRANSPORT}/parse-response.ts`,
    from: `apiConfig().onSessionLost(token);`,
    to: `undefined;`,
    test: `${TRANSPORT}/session-loss.test.ts › a session ends at %s that answers %s`,
  },
  {
    name: 'transport: a write is never repeated',
    file: `${TRANSPORT}/write.ts`,
    from: `await post(request), request.token`,
    to: `await post(request).catch(() => post(request)), request.token`,
    test: `${TRANSPORT}/write.test.ts › a write that moves money is sent once, whatever comes of it: %s`,
  },
  {
    name: 'transport: a launch is never repeated',
    file: `${TRANSPORT}/send.ts`,
    from: `call.retry === false ? attempt() :`,
    to: '',
    test: `${TRANSPORT}/send.test.ts › that launches a game is never retried`,
  },
  {
    name: 'transport: no more than three tries',
    file: `${TRANSPORT}/retry.ts`,
    from: `const RETRIES = 2;`,
    to: `const RETRIES = 3;`,
    test: `${TRANSPORT}/retry.test.ts › is retried at most twice`,
  },
  {
    name: 'transport: a money call has a key',
    file: `${TRANSPORT}/write.ts`,
    from: `if (key === undefined || !KEY.test(key))`,
    to: `if (key === undefined)`,
    test: `${TRANSPORT}/write.test.ts › is not sent with the invalid key “%s”`,
  },
  {
    name: 'answers: a bad row is dropped, its list stays',
    file: `${TRANSPORT}/parse-rows.ts`,
    from: `const issue = pass < MOST_PASSES ? fatal : error.issues[0];`,
    to: `const issue = fatal ?? error.issues[0];`,
    test: `${TRANSPORT}/parse-rows.test.ts › a bad row is dropped and the others keep their order`,
  },
  {
    name: 'answers: a strict list fails for one bad row',
    file: `${TRANSPORT}/parse-rows.ts`,
    from: `if (!row || strict.has(row.list))`,
    to: `if (!row)`,
    test: `${TRANSPORT}/parse-rows.test.ts › fails the answer for one bad row, and names the row`,
  },
  {
    name: 'answers: a list without a good row is not empty',
    file: `${TRANSPORT}/parse-rows.ts`,
    from: `if (verdict.fatal || emptied.length === 0) return verdict;`,
    to: `if (verdict.fatal || emptied.length >= 0) return verdict;`,
    test: `${TRANSPORT}/parse-rows.test.ts › fails the answer: %j`,
  },
  {
    name: 'queries: fresh for 30 s, no longer',
    file: `${CLIENT}.ts`,
    from: `const STALE_MS = 30_000;`,
    to: `const STALE_MS = Infinity;`,
    test: `${CLIENT}.test.ts › a query is fresh for 30 s, then fetched again`,
  },
  {
    name: 'mutations: a failure is told',
    file: `${CLIENT}.ts`,
    from: `if (!mutation.meta?.ownError) void showFailure(error);`,
    to: `if (mutation.meta?.ownError === false) void showFailure(error);`,
    test: `${CLIENT}.test.ts › a failed mutation shows one toast, one with \`ownError\` none`,
  },
];
