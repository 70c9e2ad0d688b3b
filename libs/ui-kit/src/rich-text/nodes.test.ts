import { describe, expect, test } from 'vitest';
import { applyContrast } from './apply-contrast';
import type { Rgb } from './colours';
import { markCallToAction, neutralizeLink } from './links';
import { limitDimensions } from './styles';

/** Parses trusted HTML. */
function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const written = (fragment: DocumentFragment) => {
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
};

describe('links of a text (decision 23)', () => {
  const neutralized = (html: string) => {
    const fragment = fragmentOf(html);
    for (const link of fragment.querySelectorAll('a')) {
      neutralizeLink(link, (address) => address.startsWith('/m/'));
    }
    return fragment;
  };

  test('one that stays keeps its address', () => {
    const link = neutralized('<a href=" /m/rewardCenter ">x</a>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('/m/rewardCenter');
    expect(link?.dataset['address']).toBe('/m/rewardCenter');
  });

  test('one that leaves has none that a long press opens, and is a link all the same', () => {
    const link = neutralized('<a href="https://news.example/">x</a>').querySelector('a');
    expect(link?.hasAttribute('href')).toBe(false);
    expect(link?.dataset['address']).toBe('https://news.example/');
    expect(link?.getAttribute('role')).toBe('link');
    expect(link?.tabIndex).toBe(0);
  });

  test('one that leads nowhere is text', () => {
    expect(written(neutralized('<a>x</a>'))).toBe('<a>x</a>');
  });

  test('one without words is called by its address; an empty one is none', () => {
    const picture = neutralized('<a href="/m/x"><img alt=""></a>').querySelector('a');
    expect(picture?.getAttribute('aria-label')).toBe('/m/x');
    expect(written(neutralized('x<a href="/m/y"> </a>'))).toBe('x');
  });

  test.each([
    ['alone in the last paragraph', '<p>x</p><p><a>Open</a></p>', true],
    [
      'alone in a box, before blanks',
      '<div><p>x</p><div> <b><a>Open</a></b> </div></div><p> </p>',
      true,
    ],
    ['in a sentence', '<p>See <a>this</a>.</p>', false],
    ['one of two', '<p><a>a</a> <a>b</a></p>', false],
    ['before other words', '<p><a>a</a></p><p>x</p>', false],
    ['before a picture', '<p><a>a</a></p><img>', false],
    ['in no paragraph', 'x <a>a</a>', false],
  ])('one %s is a button: %s', (_name, html, is) => {
    const fragment = fragmentOf(html);
    for (const link of fragment.querySelectorAll('a')) link.dataset['address'] = '/m/x';
    markCallToAction(fragment);
    expect(fragment.querySelector('[data-action]') !== null).toBe(is);
  });
});

describe('measures of a text', () => {
  test('a width of the design becomes rem (D1 §2)', () => {
    const fragment = fragmentOf('<img width="375"><img width="50%">');
    limitDimensions(fragment, true);
    const [fixed, share] = fragment.querySelectorAll('img');
    expect(fixed?.style.width).toBe('3.75rem');
    expect(share?.style.width).toBe('');
  });

  test.each(['width="9999"', 'width="x"', 'colspan="1000"', 'rowspan="65534"', 'start="-1"'])(
    '%s does not stay',
    (attribute) => {
      const fragment = fragmentOf(`<p ${attribute}>x</p>`);
      limitDimensions(fragment, false);
      expect(written(fragment)).toBe('<p>x</p>');
    },
  );
});

describe('colours of a text on a dark brand', () => {
  const DARK = { text: [243, 246, 255], surface: [20, 27, 51], link: [157, 187, 255] } as const;

  /** Applies the colours requested by `data-ink` and `data-ground`; returns the result by element. */
  function painted(html: string, palette: Record<keyof typeof DARK, Rgb> = DARK) {
    const fragment = fragmentOf(html);
    const wanted = new Map(
      [...fragment.querySelectorAll<HTMLElement>('*')].map((element) => [
        element,
        { color: element.dataset['ink'] ?? '', background: element.dataset['ground'] ?? '' },
      ]),
    );
    applyContrast(fragment, wanted, palette);
    return [...fragment.querySelectorAll<HTMLElement>('*')].map(
      ({ style }) => [style.color, style.backgroundColor].filter(Boolean).join(' on ') || '-',
    );
  }

  test.each([
    ['readable letters stay', '<p data-ink="gold">x</p>', ['gold']],
    ['letters of a white page go', '<p data-ink="black">x</p>', ['-']],
    ['a light ground under light letters goes', '<p data-ground="white">x</p>', ['-']],
    [
      'both stay where they suit each other',
      '<p data-ink="black" data-ground="white">x</p>',
      ['black on white'],
    ],
    ['both go where they do not', '<p data-ink="gold" data-ground="white">x</p>', ['-']],
    [
      'what is inside is judged by what is around it',
      '<p data-ink="black" data-ground="white"><b data-ink="gold">x</b><i data-ink="red">x</i><u data-ink="navy">x</u></p>',
      ['black on white', '-', '-', 'navy'],
    ],
    [
      'a link on another ground takes its letters',
      '<p data-ink="black" data-ground="white"><a>x</a></p>',
      ['black on white', 'inherit'],
    ],
    [
      'a link on the brand’s surface keeps the brand’s',
      '<p data-ink="gold"><a>x</a></p>',
      ['gold', '-'],
    ],
    [
      'a button at the end keeps the brand’s',
      '<p><a data-action><b data-ink="gold">x</b></a></p>',
      ['-', '-', '-'],
    ],
    ['what cannot be told goes', '<p data-ink="var(--x)" data-ground="transparent">x</p>', ['-']],
  ])('%s', (_name, html, colours) => {
    expect(painted(html)).toEqual(colours);
  });
});
