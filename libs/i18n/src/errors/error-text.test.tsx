import aurora from '@lobby/brand-aurora';
import { writeStored } from '@lobby/core';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hasLabels } from '../engine';
import { registerLabels } from '../labels/registry';
import english from '../labels/en/errors.json';
import englishCommon from '../labels/en/common.json';
import vietnamese from '../labels/vi/errors.json';
import { changeLanguage } from '../language/change-language';
import { startI18n } from '../language/start';
import { errorText, useErrorText } from './error-text';

const WRONG = { kind: 'refused', code: 'login.wrong' };

/** Whether the error texts load. */
let online = true;

beforeEach(async () => {
  online = true;
  const loader = (texts: object) => async () => {
    if (!online) throw new TypeError('no network');
    return { default: texts };
  };
  registerLabels({
    './labels/en/errors.json': loader(english),
    './labels/vi/errors.json': loader(vietnamese),
  });
  writeStored('language', 'EN');
  await startI18n({ ...aurora, labels: { EN: { 'errors:error.bank.card.limit': 'Full' } } }, []);
});

test.each([
  [WRONG, english['error.login.wrong']],
  [{ kind: 'refused', code: 'bank.card.limit' }, 'Full'],
  [{ kind: 'offline' }, english['error.offline']],
  [{ kind: 'timeout' }, english['error.timeout']],
  [{ kind: 'http' }, english['error.http']],
  [{ kind: 'contract' }, english['error.contract']],
  [{ kind: 'refused', code: 'tomorrow.new' }, english['error.unknown']],
  [{ kind: 'refused', code: '__proto__' }, english['error.unknown']],
  [{ kind: 'else' }, english['error.unknown']],
  ['boom', english['error.unknown']],
  [undefined, english['error.unknown']],
])('the text of %j is chosen by its code, else by its kind', async (error, text) => {
  expect(await errorText(error)).toBe(text);
});

test('texts load with the first error', async () => {
  expect(hasLabels('errors')).toBe(false);
  await errorText(WRONG);
  expect(hasLabels('errors')).toBe(true);
});

test('texts that do not load are replaced by a fallback, and load again with the next error', async () => {
  online = false;
  expect(await errorText(WRONG)).toBe(englishCommon['failed.offline']);
  online = true;
  expect(await errorText(WRONG)).toBe(english['error.login.wrong']);
});

function Alert({ error }: { error: unknown }) {
  const text = useErrorText(error);
  return text ? <p role="alert">{text}</p> : null;
}

test('an alert waits for its text and never shows a key', async () => {
  const { rerender } = render(<Alert error={null} />);
  expect(hasLabels('errors')).toBe(false);
  rerender(<Alert error={WRONG} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toBe(english['error.login.wrong']);
  rerender(<Alert error={{ kind: 'offline' }} />);
  expect(screen.getByRole('alert').textContent).toBe(english['error.offline']);
  await act(() => changeLanguage('VI'));
  expect(screen.getByRole('alert').textContent).toBe(vietnamese['error.offline']);
  rerender(<Alert error={undefined} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an alert whose text does not load shows the fallback', async () => {
  online = false;
  const { rerender } = render(<Alert error={WRONG} />);
  expect((await screen.findByRole('alert')).textContent).toBe(englishCommon['failed.offline']);
  online = true;
  rerender(<Alert error={{ ...WRONG }} />);
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(english['error.login.wrong']),
  );
});
