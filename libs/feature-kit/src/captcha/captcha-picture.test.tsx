import { hold, screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CaptchaSound } from './captcha-sound';
import { useCaptcha } from './use-captcha';

const PICTURE = '/wps/captcha';
const AUDIO = '/wps/captcha/audio';

function Picture() {
  const { image, refresh } = useCaptcha(true);
  return (
    <>
      {image !== undefined && <img src={image} alt="Digits" />}
      <button onClick={refresh}>Another</button>
      <CaptchaSound picture={image} onExpired={refresh} />
    </>
  );
}

/** A captcha in a form that can be replaced by another one, as by the host of a report. */
function Form() {
  const [host, setHost] = useState<number | null>(0);
  return (
    <StrictMode>
      {host !== null && <Picture key={host} />}
      <button onClick={() => setHost(1)}>Other form</button>
      <button onClick={() => setHost(null)}>Leave</button>
    </StrictMode>
  );
}

const { open, press, settled, calls, fail } = screensOf([screenAt('/m/feedback', Form)]);

/** Object URLs that can be shown, the oldest first. */
let valid: string[] = [];

beforeEach(async () => {
  valid = [];
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = create(blob);
    valid.push(address);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    valid = valid.filter((one) => one !== address);
  });
  await open('/m/feedback');
  await screen.findByRole('img');
});

const shown = () => screen.getByRole<HTMLImageElement>('img').src;

test('a picture can be shown in the form that replaces its form', async () => {
  expect(valid).toEqual([shown()]);
  press('Other form');
  await settled();
  expect(valid).toEqual([shown()]);
});

test('another picture takes the place of the first, which is given back', async () => {
  const first = shown();
  press('Another');
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  await screen.findByRole('img');
  expect(shown()).not.toBe(first);
  expect(valid).toEqual([shown()]);
});

test('nothing is kept of a picture once its form is left', async () => {
  press('Leave');
  await settled();
  expect(valid).toEqual([]);
});

describe('digits that are loading when another picture comes', () => {
  const LISTEN = 'Listen to the digits';
  let play = vi.fn<() => Promise<void>>();

  beforeEach(() => {
    play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });

  /** Presses Listen; another picture comes before the answer, which then arrives. */
  async function listenTooLate() {
    const release = hold(AUDIO);
    press(LISTEN);
    press('Another');
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    await screen.findByRole('img');
    release();
    await settled();
  }

  test('are not played, nor kept for it', async () => {
    await listenTooLate();
    expect(play).not.toHaveBeenCalled();
    expect(valid).toEqual([shown()]);
    press(LISTEN);
    await settled();
    expect(play).toHaveBeenCalledTimes(1);
    expect(calls(AUDIO)).toHaveLength(2);
  });

  test('leave it as it is where the platform knows them no more', async () => {
    fail(AUDIO, { refusal: 'record.not.found' });
    await listenTooLate();
    expect(calls(PICTURE)).toHaveLength(2);
  });
});
