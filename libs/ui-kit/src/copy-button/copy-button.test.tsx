import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Detail, Details } from '../details/details';
import { dismissAllToasts } from '../toast/toast';
import { Toaster } from '../toast/toaster';

const show = () =>
  render(
    <>
      <Details>
        <Detail name="Account number" value="0011 2233" copy="00112233" />
      </Details>
      <Toaster />
    </>,
  );

afterEach(() => {
  dismissAllToasts();
  vi.unstubAllGlobals();
});

test('copies the text, named by what it stands beside, and says so', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('00112233');
});

test('says what to do where the clipboard is closed', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(await screen.findByText(/Press and hold/)).toBeTruthy();
});
