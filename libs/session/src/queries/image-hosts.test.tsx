import aurora from '@lobby/brand-aurora';
import { writeStored } from '@lobby/core';
import { act, render, renderHook } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { setBrand } from '../session/brand';
import { sessionStore } from '../session/store';
import { imageHostsAtom, useImageHosts } from './system.query';

const NAMED = ['https://a.example', 'https://b.example'];

function Hosts() {
  return <p>{useImageHosts().join(' ')}</p>;
}

beforeEach(() => {
  setBrand({ ...aurora, imageHosts: ['https://brand.example'] });
  sessionStore.set(imageHostsAtom, []);
});

test("the brand's hosts hold until the settings name others, and those are remembered", () => {
  const { result } = renderHook(useImageHosts);
  expect(result.current).toEqual(['https://brand.example']);
  act(() => sessionStore.set(imageHostsAtom, NAMED));
  expect(result.current).toEqual(NAMED);
  expect(localStorage.getItem('SHELL_imageHosts')).toBe(JSON.stringify(NAMED));
});

test("HTML of the server has the brand's, whatever an earlier visit left", () => {
  sessionStore.set(imageHostsAtom, NAMED);
  writeStored('imageHosts', NAMED);
  expect(renderToString(<Hosts />)).toBe('<p>https://brand.example</p>');
});

test('HTML of the server is taken over in one rendering where none are named', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Hosts />);
  const rendered = vi.fn();
  render(
    <Profiler id="hosts" onRender={rendered}>
      <Hosts />
    </Profiler>,
    { container: document.body.appendChild(container), hydrate: true },
  );
  expect(rendered).toHaveBeenCalledTimes(1);
});
