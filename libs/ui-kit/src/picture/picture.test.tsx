import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture';

it('tries AVIF, then WebP, then draws a placeholder with the same name', () => {
  const { container } = render(
    <Picture base="https://img" avif="/a.avif" webp="/a.webp" alt="A lotus" />,
  );
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('https://img/a.avif');
  fireEvent.error(screen.getByRole('img', { name: 'A lotus' }));
  expect(container.querySelector('source')).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'A lotus' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A lotus' }).tagName).toBe('svg');
});

it('starts afresh with another address', () => {
  const { container, rerender } = render(<Picture avif="/a.avif" webp="/a.webp" alt="" />);
  fireEvent.error(container.querySelector('img')!);
  fireEvent.error(container.querySelector('img')!);
  rerender(<Picture avif="/b.avif" webp="/b.webp" alt="" />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/b.avif');
});

it('loads the picture people wait for first', () => {
  const { container } = render(<Picture avif="/a.avif" webp="/a.webp" alt="" priority />);
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});
