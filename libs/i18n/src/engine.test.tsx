import aurora from '@lobby/brand-aurora';
import { act, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { startI18n } from './language/start';

function Retry() {
  const { t } = useTranslation('common');
  return <p>{t('action.retry')}</p>;
}

test('a second start under a mounted page keeps every label', async () => {
  await startI18n(aurora, ['common']);
  render(<Retry />);
  const label = screen.getByRole('paragraph').textContent;
  expect(label).not.toBe('action.retry');
  // A missing label is a console error, which fails the test.
  await act(() => startI18n(aurora, ['common']));
  expect(screen.getByRole('paragraph').textContent).toBe(label);
});
