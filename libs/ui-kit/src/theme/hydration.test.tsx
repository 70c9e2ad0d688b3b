import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useHydrating } from './hydration';

let seen: boolean[] = [];

function Probe() {
  const hydrating = useHydrating();
  seen.push(hydrating);
  return <p>{hydrating ? 'published' : 'alive'}</p>;
}

test('a published page knows nothing of the browser; what hydrates is rendered once, then anew', async () => {
  seen = [];
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Probe />);
  expect(box.textContent).toBe('published');
  expect(seen).toEqual([true]);

  seen = [];
  const root = await act(() => hydrateRoot(box, <Probe />));
  expect(box.textContent).toBe('alive');
  expect(seen).toEqual([true, false]);
  act(() => root.unmount());
});

test('what comes later knows the browser from its first rendering', () => {
  seen = [];
  render(<Probe />);
  expect(seen).not.toContain(true);
});
