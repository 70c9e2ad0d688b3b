import { english } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failThreeTimes, screens } from './login.setup';

const { open, press, type, calls, fail, mend, address, sandbox } = screens;

/** Fails three logins and waits for the captcha's picture. */
async function openCaptcha() {
  await open('/m/login');
  const field = await failThreeTimes();
  const listen = await screen.findByRole('button', { name: english('forms:captcha.listen') });
  await waitFor(() => expect(listen).toHaveProperty('disabled', false));
  return { field, listen };
}

const sounds = () => calls('/captcha/audio');

let played: string[];
let play: ReturnType<typeof vi.spyOn>;
const given: Blob[] = [];

beforeEach(() => {
  played = [];
  given.length = 0;
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    if (this instanceof HTMLAudioElement) played.push(this.src);
    return Promise.resolve();
  });
  const createObjectURL = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) given.push(blob);
    return createObjectURL(blob);
  });
});

describe('a captcha that is heard (decision 26)', () => {
  it('plays the digits of the picture from a blob: address, as WAV', async () => {
    const { listen } = await openCaptcha();
    expect(sounds()).toEqual([]);
    fireEvent.click(listen);
    await waitFor(() => expect(played).toHaveLength(1));
    expect(played[0]).toMatch(/^blob:/);
    const wav = given.find(({ type: kind }) => kind === 'audio/wav');
    expect(new TextDecoder().decode((await wav?.arrayBuffer())?.slice(0, 4))).toBe('RIFF');
  });

  it('fetches a picture’s digits once, and those of another picture again', async () => {
    const { listen } = await openCaptcha();
    fireEvent.click(listen);
    await waitFor(() => expect(played).toHaveLength(1));
    await waitFor(() => expect(listen.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(listen);
    await waitFor(() => expect(played).toHaveLength(2));
    expect(sounds()).toHaveLength(1);
    press('New image');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(2));
    await waitFor(() => expect(listen).toHaveProperty('disabled', false));
    fireEvent.click(listen);
    await waitFor(() => expect(played).toHaveLength(3));
    expect(sounds()).toHaveLength(2);
    expect(played[2]).not.toBe(played[0]);
  });

  it('is played by the next tap if the browser requires a user gesture', async () => {
    play.mockImplementationOnce(() => Promise.reject(new DOMException('late', 'NotAllowedError')));
    const { listen } = await openCaptcha();
    fireEvent.click(listen);
    await waitFor(() => expect(sounds()).toHaveLength(1));
    await waitFor(() => expect(listen.getAttribute('aria-disabled')).not.toBe('true'));
    expect(screen.queryByText(english('forms:captcha.audioFailed'))).toBeNull();
    fireEvent.click(listen);
    await waitFor(() => expect(played).toHaveLength(1));
    expect(sounds()).toHaveLength(1);
  });

  it('shows a failure, keeps typed values, and can be loaded again', async () => {
    const { field, listen } = await openCaptcha();
    type('Captcha', '12');
    fail('/wps/captcha/audio', 500);
    fireEvent.click(listen);
    expect(await screen.findByText(english('forms:captcha.audioFailed'))).toBeTruthy();
    expect(field).toHaveProperty('value', '12');
    mend();
    fireEvent.click(listen);
    await waitFor(() => expect(played).toHaveLength(1));
    expect(screen.queryByText(english('forms:captcha.audioFailed'))).toBeNull();
  });

  it('loads another picture if the old one has expired', async () => {
    const { listen } = await openCaptcha();
    sandbox.control.clock({ shiftMs: 6 * 60_000 });
    fireEvent.click(listen);
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(2));
    expect(await screen.findByText(english('forms:captcha.audioFailed'))).toBeTruthy();
  });
});

describe('what is pasted into a captcha (decision 26)', () => {
  const paste = (field: HTMLElement, text: string) =>
    fireEvent.paste(field, { clipboardData: { getData: () => text } });

  it.each([
    [' 12 34 ', '1234'],
    ['12-34-56', '123456'],
    ['Code: 0042.', '0042'],
    ['1234567890 x', '123456'],
  ])('%j becomes %s', async (text, digits) => {
    const { field } = await openCaptcha();
    expect(paste(field, text)).toBe(false);
    expect(field).toHaveProperty('value', digits);
  });

  it('is left to the browser where it is digits alone, or none', async () => {
    const { field } = await openCaptcha();
    expect(paste(field, '1234')).toBe(true);
    expect(paste(field, 'abc')).toBe(true);
  });

  it('logs in', async () => {
    const { field } = await openCaptcha();
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    type('Password', 'Play1234');
    paste(field, ` ${sandbox.control.captcha()[0]?.answer} `);
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });
});
