import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { NewsList, NewsRow } from './news-list';

it('names each item by its title, as a heading and as a link', () => {
  render(
    <MemoryRouter>
      <NewsList label="News">
        <NewsRow title="Works" when="2026-11-24" text="At night" unread to="/a" />
        <NewsRow title="Games" when="2026-11-20" text="" to="/b" />
      </NewsList>
    </MemoryRouter>,
  );
  expect(screen.getByRole('list', { name: 'News' })).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Works',
    'Games',
  ]);
  expect(screen.getByRole('link', { name: 'Works' }).getAttribute('href')).toBe('/a');
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(1);
});

it('opens by a press where it has no address', () => {
  const onOpen = vi.fn();
  render(
    <NewsList label="News">
      <NewsRow title="Works" when="2026-11-24" text="At night" onOpen={onOpen} />
    </NewsList>,
  );
  expect(screen.getByRole('heading', { name: 'Works' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Works' }));
  expect(onOpen).toHaveBeenCalledOnce();
});
