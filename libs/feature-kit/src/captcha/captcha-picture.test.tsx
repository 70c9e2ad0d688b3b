import { screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCaptcha } from './use-captcha';

function Picture() {
  const { image, refresh } = useCaptcha(true);
  return (
    <>
      {image !== undefined && <img src={image} alt="Digits" />}
      <button onClick={refresh}>Another</button>
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

const { open, press, settled } = screensOf([screenAt('/m/feedback', Form)]);

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
