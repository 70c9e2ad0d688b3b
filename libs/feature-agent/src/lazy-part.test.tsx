import { screen as route } from '@lobby/feature-kit';
import { english, screensOf } from '@lobby/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>{`Hello, ${name}`}</p>;

const load = vi.fn<() => Promise<typeof Greeting>>();
const Part = lazyPart('greeting', load);

function Page() {
  return (
    <>
      <h2>Tabs</h2>
      <Part name="player01" />
    </>
  );
}

const ROUTE = route('/m/part', 'common:action.confirm', async () => ({ Component: Page }), {
  labels: ['errors'],
});

const { open } = screensOf([ROUTE]);

const again = () => screen.findByRole('button', { name: english('common:action.retry') });

beforeEach(() => {
  load.mockReset();
});

test('a part shows once its code is loaded, which is loaded once', async () => {
  load.mockResolvedValue(Greeting);
  await open('/m/part');
  await screen.findByText('Hello, player01');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose code does not load says so beside what is there, and comes when tried again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue(Greeting);
  await open('/m/part');
  const button = await again();
  screen.getByRole('heading', { name: 'Tabs' });
  fireEvent.click(button);
  await screen.findByText('Hello, player01');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part whose file is gone fails the page, which loads the newer version', async () => {
  load.mockRejectedValue(Object.assign(new Error('gone'), { name: 'GoneFileError' }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/m/part');
  await screen.findByRole('heading', { name: 'gone' });
  expect(screen.queryByRole('heading', { name: 'Tabs' })).toBeNull();
  vi.mocked(console.error).mockClear();
});
