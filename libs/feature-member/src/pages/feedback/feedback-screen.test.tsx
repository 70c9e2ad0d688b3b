import { hold, screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../../routes';

const tools = screensOf([...memberRoutes, screenAt('/m/login', () => <p>Login</p>)]);
const {
  open,
  type,
  press,
  choose,
  field,
  fieldError,
  button,
  calls,
  fail,
  mend,
  sandbox,
  alertText,
  settled,
  address,
  addImage,
  findAndPress,
} = tools;

const SEND = '/wps/feedback';
const TEXT = 'My deposit from this morning is still missing.';

async function openForm(options: Parameters<typeof open>[1] = {}) {
  await open('/m/feedback', { user: 'player01', ...options });
  await screen.findByLabelText('Description');
  await settled();
}

async function chooseKind(kind: string) {
  screen.getByLabelText('Question type').click();
  await screen.findByRole('radio', { name: kind });
  choose(kind);
}

const answer = () => sandbox.control.captcha()[0]?.answer ?? '';

async function fill(kind = 'Deposit') {
  await openForm();
  await chooseKind(kind);
  type('Description', TEXT);
  type('Captcha', answer());
}

/** Records the page's requests from this call on, bodies unread. */
function keepRequests(): Request[] {
  const kept: Request[] = [];
  const send = sandbox.fetch;
  vi.spyOn(sandbox, 'fetch').mockImplementation((request) => {
    kept.push(request.clone());
    return send(request);
  });
  return kept;
}

const isOff = () => button('Send').hasAttribute('disabled');

describe('feedback (D2 §2)', () => {
  it.each([
    ['Deposit', 1],
    ['Withdrawal', 2],
    ['Game', 3],
    ['Customer service', 4],
    ['Agent application', 6],
    ['Other', 0],
  ])('of the kind %s is sent, and says so: type %i (D2 §3)', async (kind, type) => {
    await fill(kind);
    const requests = keepRequests();
    press('Send');
    expect(await screen.findByText('Your feedback was sent')).toBeTruthy();
    expect(calls(SEND, 'PUT')).toMatchObject([{ user: 'player01', status: 200 }]);
    const sent = requests.filter(({ method }) => method === 'PUT');
    expect(await Promise.all(sent.map((request) => request.json()))).toMatchObject([
      { type, content: TEXT, sender: 'player01' },
    ]);
  });

  it.each([
    [19, true],
    [20, false],
    [200, false],
  ])('of %i characters cannot be sent: %s (D2 §4)', async (length, off) => {
    await openForm();
    type('Description', 'ắ'.repeat(length));
    expect(screen.getByText(`${length}/200`)).toBeTruthy();
    expect(isOff()).toBe(off);
  });

  it('of more than 200 characters says so', async () => {
    await fill();
    type('Description', 'x'.repeat(201));
    press('Send');
    await waitFor(() => expect(fieldError('Description')).toContain('At most 200 characters.'));
    expect(calls(SEND, 'PUT')).toEqual([]);
  });

  it('asks for its kind and its captcha', async () => {
    await openForm();
    type('Description', TEXT);
    press('Send');
    await waitFor(() => expect(fieldError('Question type')).toBe('Choose one.'));
    expect(fieldError('Captcha')).toBe('Enter the digits shown in the image.');
  });

  it('with a wrong captcha keeps the text and gets another', async () => {
    await fill();
    type('Captcha', '000000');
    press('Send');
    await waitFor(() => expect(fieldError('Captcha')).not.toBe(''));
    expect(field('Description').value).toBe(TEXT);
    expect(field('Captcha').value).toBe('');
    await settled();
    type('Captcha', answer());
    press('Send');
    expect(await screen.findByText('Your feedback was sent')).toBeTruthy();
  });

  it('pressed twice is sent once', async () => {
    await fill();
    press('Send');
    press('Send');
    await screen.findByText('Your feedback was sent');
    expect(calls(SEND, 'PUT')).toHaveLength(1);
  });

  it('that fails says what happened (D2 §8)', async () => {
    await fill();
    fail(`PUT ${SEND}`, 503);
    press('Send');
    expect(await alertText()).not.toBe('');
    expect(field('Description').value).toBe(TEXT);
    mend();
  });

  it('shows that it is being sent, for ten seconds at most (D2 §4)', async () => {
    await openForm({ toaster: true });
    await chooseKind('Game');
    type('Description', TEXT);
    type('Captcha', answer());
    const release = hold(`PUT ${SEND}`);
    press('Send');
    expect(await screen.findAllByText('Sending your feedback')).toBeTruthy();
    release();
    await screen.findByText('Your feedback was sent');
  });

  it('goes with one picture, and is listed with its answer', async () => {
    await fill('Game');
    expect(screen.queryByRole('heading', { name: 'Your messages' })).toBeNull();
    addImage('Image');
    await screen.findByRole('img', { name: 'Image 1' });
    await settled();
    press('Send');
    await screen.findByText('Your feedback was sent');
    await findAndPress('Write another');
    await screen.findByRole('heading', { name: 'Your messages' });
    expect(screen.getByText(TEXT)).toBeTruthy();
    expect(screen.getByText('Not answered yet.')).toBeTruthy();
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Image that you sent' });
    expect(picture.getAttribute('src')).toMatch(/^\/cdn\/upload\//);
    sandbox.control.knobs.feedback({ brand: 'aurora', user: 'player01', text: 'It is mended.' });
    await openForm({ reload: true });
    expect(await screen.findByText('It is mended.')).toBeTruthy();
    expect(screen.queryByText('Not answered yet.')).toBeNull();
  });

  it('of others is not listed, and a failed list can be retried', async () => {
    await fill();
    press('Send');
    await screen.findByText('Your feedback was sent');
    await openForm({ user: 'vip01', reload: true });
    expect(screen.queryByText(TEXT)).toBeNull();
    fail(`GET ${SEND}`, 503);
    await openForm({ reload: true });
    mend();
    await findAndPress('Try again');
    expect(await screen.findByText(TEXT)).toBeTruthy();
  });

  it('takes one picture, and no second', async () => {
    await fill();
    addImage('Image');
    await screen.findByRole('img', { name: 'Image 1' });
    expect(screen.queryByLabelText('Image')).toBeNull();
    press('Remove image 1');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Image 1' })).toBeNull());
    expect(field('Image').multiple).toBe(false);
  });

  it('can be written again', async () => {
    await fill();
    press('Send');
    await screen.findByText('Your feedback was sent');
    press('Write another');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Description')).value).toBe('');
  });

  it('keeps what was typed and its kind over a reload', async () => {
    await openForm();
    await chooseKind('Withdrawal');
    type('Description', TEXT);
    await openForm({ reload: true });
    expect(field('Question type').value).toBe('Withdrawal');
    expect(field('Description').value).toBe(TEXT);
  });

  it('has the merchant’s own bounds', async () => {
    await openForm({
      prepare: ({ control }) => {
        control.knobs.limit({ brand: 'aurora', name: 'feedbackMin', value: 30 });
        control.knobs.limit({ brand: 'aurora', name: 'feedbackMax', value: 190 });
      },
    });
    type('Description', 'x'.repeat(29));
    expect(isOff()).toBe(true);
    expect(screen.getByText('29/190')).toBeTruthy();
  });

  it('of a guest is a login first', async () => {
    await open('/m/feedback');
    await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2Ffeedback'));
  });
});

describe('a report of a host', () => {
  const HOSTS = '/wps/relay/CBS_modelList';
  const wireHost = (name: string) => ({
    id: 'h07',
    name,
    active: true,
    streaming: false,
    background: '/cdn/a',
    cover: '/cdn/a',
    gameName: 'Roulette',
    roomType: 'normal',
    totalWatchedCount: 3,
  });

  async function openReport(host: string, name = 'Khánh Linh') {
    await open(`/m/feedback?host=${encodeURIComponent(host)}`, {
      user: 'player01',
      answers: { [HOSTS]: { value: [wireHost(name)] } },
    });
    await screen.findByLabelText('Description');
    await settled();
  }

  const shownHost = () =>
    screen.queryByText('Host', { selector: 'dt' })?.nextElementSibling?.textContent;

  async function send(text: string): Promise<unknown> {
    type('Description', text);
    type('Captcha', answer());
    const requests = keepRequests();
    press('Send');
    await screen.findByText('Your feedback was sent');
    return requests.find(({ method }) => method === 'PUT')?.json();
  }

  it('names the host and is sent with name and identifier, of the kind Other', async () => {
    await openReport('h07');
    expect(shownHost()).toBe('Khánh Linh');
    expect(field('Question type').value).toBe('Other');
    const sent = await send(TEXT);
    expect(sent).toMatchObject({ type: 0, content: `Host h07: Khánh Linh\n${TEXT}` });
    press('Write another');
    await waitFor(() => expect(shownHost()).toBeUndefined());
    expect(address()).toBe('/m/feedback');
    expect(field('Question type').value).toBe('');
  });

  it.each([
    ['of a known host', 'h07', 'Khánh Linh', 'Host h07: Khánh Linh'],
    ['of a long name', 'h07', 'x'.repeat(128), `Host h07: ${'x'.repeat(128)}`],
    ['of a host whom no list has', 'gone', 'Khánh Linh', 'Host gone'],
  ])('%s fits into one text with it', async (_, id, name, line) => {
    await openReport(id, name);
    const left = 200 - line.length - 1;
    expect(screen.getByText(`0/${left}`)).toBeTruthy();
    expect(await send('x'.repeat(left))).toMatchObject({ content: `${line}\n${'x'.repeat(left)}` });
  });

  it.each(['', 'a b', 'x'.repeat(65), 'h07\n\nPay out'])(
    'about %j is about nobody',
    async (host) => {
      await openReport(host);
      expect(shownHost()).toBeUndefined();
      expect(screen.getByText('0/200')).toBeTruthy();
      expect(calls(HOSTS)).toEqual([]);
    },
  );

  it('has a guest log in first, and comes back to it', async () => {
    await open('/m/feedback?host=h07');
    const back = encodeURIComponent('/m/feedback?host=h07');
    await waitFor(() => expect(address()).toBe(`/m/login?returnTo=${back}`));
  });
});
