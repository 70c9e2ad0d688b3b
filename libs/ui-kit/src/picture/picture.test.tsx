import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture, type PictureLoading } from './picture';

const image = () => document.querySelector('img');
const source = () => document.querySelector('source')?.getAttribute('srcset');

/** Addresses that are tried when each fails in turn. */
function tried(): (string | null | undefined)[] {
  const addresses: (string | null | undefined)[] = [];
  for (let shown = image(); shown; shown = image()) {
    addresses.push(source() ?? shown.getAttribute('src'));
    fireEvent.error(shown);
  }
  return addresses;
}

it('tries AVIF, then WebP, then draws a placeholder with the same name', () => {
  render(<Picture avif="/a.avif" webp="/a.webp" alt="A lotus" />);
  expect(tried()).toEqual(['/a.avif', '/a.webp']);
  expect(screen.getByRole('img', { name: 'A lotus' }).tagName).toBe('svg');
});

it('without an address is a placeholder at once', () => {
  render(<Picture avif="" webp="" alt="A lotus" />);
  expect(tried()).toEqual([]);
  expect(screen.getByRole('img', { name: 'A lotus' }).tagName).toBe('svg');
});

it('tries the next hosts before WebP alone', () => {
  const elsewhere = ['https://b', 'https://c'].map((host) => ({
    avif: `${host}/a.avif`,
    webp: `${host}/a.webp`,
  }));
  render(<Picture avif="/a.avif" webp="/a.webp" elsewhere={elsewhere} alt="" />);
  expect(tried()).toEqual(['/a.avif', 'https://b/a.avif', 'https://c/a.avif', '/a.webp']);
});

it("takes over the server's HTML, and tries the next host if the picture had failed before", async () => {
  const elsewhere = [{ avif: '/b.avif', webp: '/b.webp' }];
  const picture = <Picture avif="/a.avif" webp="/a.webp" elsewhere={elsewhere} alt="" />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(picture);
  expect(source()).toBe('/a.avif');
  // The test's browser loads no pictures: each counts as failed.
  await act(async () => hydrateRoot(container, picture));
  expect(source()).toBe('/b.avif');
  container.remove();
});

it('starts afresh with another address', () => {
  const { rerender } = render(<Picture avif="/a.avif" webp="/a.webp" alt="" />);
  fireEvent.error(image()!);
  fireEvent.error(image()!);
  rerender(<Picture avif="/b.avif" webp="/b.webp" alt="" />);
  expect(source()).toBe('/b.avif');
});

it.each<[PictureLoading | undefined, string | null, string | null, string]>([
  ['priority', null, 'high', 'sync'],
  ['eager', null, null, 'async'],
  ['lazy', 'lazy', null, 'async'],
  ['lazyLast', 'lazy', 'low', 'async'],
  [undefined, 'lazy', null, 'async'],
])('loads as it is asked to: %s', (loading, ...expected) => {
  render(<Picture avif="/a.avif" webp="/a.webp" alt="" loading={loading} />);
  const read = (name: string) => image()?.getAttribute(name);
  expect([read('loading'), read('fetchpriority'), read('decoding')]).toEqual(expected);
});

it('tells its size, so that its place is known before it is', () => {
  render(<Picture avif="/a.avif" webp="/a.webp" alt="" width={240} height={320} />);
  expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(['240', '320']);
});
