import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FailedState } from '../failed-state/failed-state';
import { KitWordsProvider, useKitWords } from './words';

const onRetry = () => undefined;

function Translated() {
  const words = useKitWords();
  return (
    <KitWordsProvider words={{ ...words, failed: 'Chưa tải được', retry: 'Thử lại' }}>
      <FailedState onRetry={onRetry} />
    </KitWordsProvider>
  );
}

it('says the words of the provider', () => {
  render(<Translated />);
  expect(screen.getByRole('heading', { name: 'Chưa tải được' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Thử lại' })).toBeTruthy();
});

it('speaks English without a provider', () => {
  render(<FailedState onRetry={onRetry} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
