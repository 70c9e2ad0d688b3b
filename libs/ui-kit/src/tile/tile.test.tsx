import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { samplePicture } from '@lobby/samples';
import { Tile } from './tile';

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'About Koi Pond' }))],
  [
    'a long press',
    () => {
      const shown = fireEvent.contextMenu(screen.getByRole('button', { name: 'Koi Pond' }));
      expect(shown).toBe(false);
    },
  ],
])('tells more by %s, and opens nothing', (_, ask) => {
  const onOpen = vi.fn();
  const tell = vi.fn();
  render(
    <Tile
      title="Koi Pond"
      subtitle="Bluewater"
      picture={samplePicture(1)}
      info={{ label: 'About Koi Pond', onOpen: tell }}
      onOpen={onOpen}
    />,
  );
  ask();
  expect(tell).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
});

it('opens the game or turns the heart, never both', () => {
  const onOpen = vi.fn();
  const onToggle = vi.fn();
  render(
    <Tile
      title="Koi Pond"
      subtitle="Bluewater"
      picture={samplePicture(1)}
      favourite={{ pressed: true, label: 'Favourite: Koi Pond', onToggle }}
      onOpen={onOpen}
    />,
  );
  const heart = screen.getByRole('button', { name: 'Favourite: Koi Pond' });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(heart);
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Koi Pond' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
