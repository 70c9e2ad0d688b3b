import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOffset, phaseOf, watchPull, type PullPhase } from './watch-pull';

it.each([
  [-20, 'rest', 0],
  [0, 'rest', 0],
  [1, 'pulling', 1],
  [59, 'pulling', 59],
  [60, 'pulling', 60],
  [120, 'pulling', 60],
  [121, 'ready', 60],
  [900, 'ready', 60],
] as const)('%i px down is %s and moves the content by %i', (pulled, phase, moved) => {
  expect(phaseOf(pulled)).toBe(phase);
  expect(contentOffset(pulled)).toBe(moved);
});

describe('a box', () => {
  let box: HTMLElement;
  let phases: PullPhase[];
  let finish: () => void;
  let stop: () => void;
  const refresh = vi.fn<() => Promise<void>>();

  beforeEach(() => {
    box = document.body.appendChild(document.createElement('div'));
    phases = [];
    refresh.mockReset().mockImplementation(() => new Promise((done) => (finish = done)));
    stop = watchPull(box, (phase) => phases.push(phase), refresh);
  });

  afterEach(() => {
    stop();
    box.remove();
    vi.stubGlobal('scrollY', 0);
  });

  const send = (type: string, ...touches: { clientX: number; clientY: number }[]) =>
    box.dispatchEvent(Object.assign(new Event(type), { touches }));
  const pull = (y: number, x = 0, last = 'touchend') => {
    send('touchstart', { clientX: 0, clientY: 0 });
    send('touchmove', { clientX: x, clientY: y });
    send(last);
  };
  const moved = () => box.style.getPropertyValue('--pulled');

  it('refreshes once after more than 120 px, and rests when it is done', async () => {
    pull(121);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(phases).toEqual(['ready', 'busy']);
    expect(moved()).toBe('60px');
    pull(300);
    expect(refresh).toHaveBeenCalledTimes(1);
    finish();
    await vi.waitFor(() => expect(phases).toEqual(['ready', 'busy', 'rest']));
    expect(moved()).toBe('0px');
  });

  it('can be pulled again after a refresh', async () => {
    pull(200);
    finish();
    await vi.waitFor(() => expect(phases.at(-1)).toBe('rest'));
    pull(200);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no more than 120 px', () => pull(120)],
    ['a finger that went aside', () => pull(200, 300)],
    ['one that the browser took away', () => pull(200, 0, 'touchcancel')],
    [
      'one that came back',
      () => {
        send('touchstart', { clientX: 0, clientY: 0 });
        send('touchmove', { clientX: 0, clientY: 200 });
        send('touchmove', { clientX: 0, clientY: 10 });
        send('touchend');
      },
    ],
    [
      'a second finger',
      () => {
        send('touchstart', { clientX: 0, clientY: 0 });
        send('touchmove', { clientX: 0, clientY: 200 });
        send('touchstart', { clientX: 0, clientY: 200 }, { clientX: 50, clientY: 200 });
        send('touchend');
      },
    ],
    [
      'a page that is not at its top',
      () => {
        vi.stubGlobal('scrollY', 10);
        pull(200);
      },
    ],
    ['a tap', () => pull(0)],
  ])('refreshes nothing after %s', (_, act) => {
    act();
    expect(refresh).not.toHaveBeenCalled();
    expect(moved()).not.toBe('60px');
    expect(phases.at(-1) ?? 'rest').toBe('rest');
  });

  it('ignores touches after the listeners are removed', () => {
    stop();
    pull(200);
    expect(phases).toEqual([]);
  });
});
