// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';

const ORIGIN = 'http://aurora.localhost';

let sandbox: Sandbox;
/** Requests sent by the page, with their answers. */
const sent: { request: Request; answer: { success: boolean; errorCode?: string } }[] = [];

/** Opens the form of a call. */
function formOf(id: string): HTMLFormElement {
  const form = document.getElementById(id)?.querySelector('form.try');
  if (!(form instanceof HTMLFormElement)) return expect.unreachable(`no form for ${id}`);
  return form;
}

function press(form: HTMLFormElement, what: 'example' | 'new-key'): void {
  const button = form.querySelector(`[data-${what}]`);
  if (!(button instanceof HTMLElement)) return expect.unreachable(`no button for ${what}`);
  button.click();
}

const status = () => document.getElementById('caller-state')?.textContent;
const outcomeOf = (form: HTMLFormElement) => form.querySelector('.outcome')?.textContent ?? '';

async function send(form: HTMLFormElement) {
  const before = sent.length;
  form.requestSubmit();
  await vi.waitFor(() => expect(sent.length).toBe(before + 1));
  await vi.waitFor(() => expect(outcomeOf(form)).toContain('HTTP'));
  return sent[before] ?? expect.unreachable('nothing was sent');
}

beforeAll(async () => {
  sandbox = createSandbox({ strict: true });
  const page = await sandbox.fetch(new Request(`${ORIGIN}/docs`));
  vi.stubGlobal('location', new URL(`${ORIGIN}/docs`));
  // Strip scripts and styles: scripts are imported below.
  const markup = (await page.text()).replaceAll(/<script.*?<\/script>|<link [^>]*>/g, '');
  const read = new DOMParser().parseFromString(markup, 'text/html');
  document.head.innerHTML = read.head.innerHTML;
  document.body.innerHTML = read.body.innerHTML;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = new Request(ORIGIN + path, init);
    const copy = request.clone();
    const response = await sandbox.fetch(request);
    if (path.startsWith('/__sandbox')) return response;
    sent.push({ request: copy, answer: (await response.clone().json()) as never });
    return response;
  });
  await import('./client/docs.js');
  await vi.waitFor(() => expect(status()).toContain('without a session'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  sandbox.close();
});
beforeEach(() => {
  sandbox.reset();
  sent.length = 0;
});

it('a call without an account is sent as a guest, and its envelope is shown', async () => {
  const form = formOf('games.list');
  const { request, answer } = await send(form);
  expect(answer.success).toBe(true);
  expect(request.headers.get('ModuleId')).toBe('GAMELO3');
  expect(outcomeOf(form)).toContain('HTTP 200');
});

it('a call is filled with its example, signed in and sealed', async () => {
  const login = formOf('access.login');
  press(login, 'example');
  const { request, answer } = await send(login);
  expect(answer.success).toBe(true);
  expect(request.headers.get('Encryption')).toBe('1');
  expect(await request.text()).toMatch(/^\{"data":"[\w+/=]+"\}$/);
});

it('signs in as the account of an example', async () => {
  const form = formOf('games.favourites');
  press(form, 'example');
  await vi.waitFor(() => expect(status()).toContain('Signed in as player01'));
  const { request, answer } = await send(form);
  expect(request.headers.get('Authorization')).toBeTruthy();
  expect(answer.success).toBe(true);
});

it('a money call keeps its key until a new one is requested', async () => {
  const form = formOf('wallet.transfer');
  press(form, 'example');
  await vi.waitFor(() => expect(status()).toContain('Signed in as'));
  const keys = [];
  for (const again of [false, false, true]) {
    if (again) press(form, 'new-key');
    keys.push((await send(form)).request.headers.get('Idempotency-Key'));
  }
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('finds calls by any of their words', () => {
  const field = document.getElementById('search');
  if (!(field instanceof HTMLInputElement)) return expect.unreachable('no search');
  field.value = 'launchgame';
  field.dispatchEvent(new Event('input'));
  const shown = [...document.querySelectorAll<HTMLElement>('details.call')].filter(
    (call) => !call.hidden,
  );
  expect(shown.map(({ id }) => id)).toEqual(['games.launch']);
  expect(document.getElementById('found')?.textContent).toMatch(/^1 of \d+ calls$/);
});
