import { cpuTime } from '@lobby/cpu-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from './hostile.data';
import { normalizeHtml } from './normalize-html';

const PARTS =
  '<p> </p> <b> </b> <table> <tr> <td> </table> <ul> <li> </ul> <a> </a> x <br> <svg> </svg> <div " <!-- --> <h2>'.split(
    ' ',
  );

describe('a text in plain HTML (decision 23)', () => {
  test.each([
    ['keeps what is allowed', '<p>A <b>b</b></p>', '<p>A <b>b</b></p>'],
    ['closes what is open', '<p><b>x', '<p><b>x</b></p>'],
    ['ends a paragraph at the next', '<p>a<p>b', '<p>a</p><p>b</p>'],
    ['ends formatting with its paragraph', '<p><b>a<p>b', '<p><b>a</b></p><p>b</p>'],
    [
      'ends a cell at the next',
      '<table><tr><td>1<td>2',
      '<table><tr><td>1</td><td>2</td></tr></table>',
    ],
    ['ends an item at the next', '<ul><li>1<li>2</ul>', '<ul><li>1</li><li>2</li></ul>'],
    [
      'has no link in a link',
      '<a href="/a">a<a href="/b">b',
      '<a href="/a">a</a><a href="/b">b</a>',
    ],
    ['drops a stray end', 'a</b></p>', 'a'],
    [
      'does not end out of a cell',
      '<b><table><tr><td></b>x',
      '<b><table><tr><td>x</td></tr></table></b>',
    ],
    ['has items in lists alone', '<li>x</li><td>y</td>', 'xy'],
    ['lowers names and quotes values', '<P ALIGN=center>x</P>', '<p align="center">x</p>'],
    ['keeps a style for later', '<p style="color:red">x</p>', '<p data-style="color:red">x</p>'],
    ['leaves a sign of less', 'a < b <c', 'a &lt; b '],
    ['keeps a quoted sign of more', '<p title="a>b">x</p>', '<p title="a>b">x</p>'],
    ['drops handlers', '<img/src="/a.png"/onerror="x">', '<img src="/a.png">'],
    [
      'drops what the page would find',
      '<p id=a class=b name=c data-address=d data-style=e>x',
      '<p>x</p>',
    ],
    ['keeps the words of unknown elements', '<x-y>x</x-y><button>y</button>', 'xy'],
  ])('%s', (_name, html, tidied) => {
    expect(normalizeHtml(html)).toBe(tidied);
  });

  test.each(Object.entries(HOSTILE_TEXTS))(
    'of %s has no handler and no element of its own',
    (_name, html) => {
      const tags = normalizeHtml(html).match(/<(?:"[^"]*"|'[^']*'|[^>"'])*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).toMatch(/^<\/?[a-z][a-z\d]*(?: (?:data-style|[a-z]+)=(?:"[^"]*"|'[^']*'))*>$/);
        expect(tag.replaceAll(/"[^"]*"|'[^']*'/g, '')).not.toMatch(
          /\s(on\w+|id|class|name|style)=/,
        );
        expect(tag).not.toMatch(/^<\/?(script|style|iframe|form|svg|math|template|input)/);
      }
    },
  );

  test('of anything is well nested', () => {
    const parts = fc.constantFrom(...PARTS);
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (list) => {
        const open: string[] = [];
        for (const [, end, name] of normalizeHtml(list.join('')).matchAll(
          /<(\/?)([a-z\d]+)[^>]*>/g,
        )) {
          if (end === '/') expect(open.pop()).toBe(name);
          else if (name !== 'br') open.push(name ?? '');
        }
        expect(open).toEqual([]);
      }),
    );
  });

  test('of a tidy text is the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (html) => {
        const once = normalizeHtml(html).replaceAll('data-style=', 'style=');
        expect(normalizeHtml(once).replaceAll('data-style=', 'style=')).toBe(once);
      }),
    );
  });

  test('is no deeper, no longer and no fuller than a page can bear', () => {
    expect(normalizeHtml('<div>'.repeat(5000)).match(/<div>/g)).toHaveLength(60);
    expect(normalizeHtml('<br>'.repeat(9000)).match(/<br>/g)).toHaveLength(4000);
    expect(normalizeHtml('x'.repeat(200_000))).toHaveLength(100_000);
  });

  test.each(['<', '<a ', '<a b="', '<p><b>', '<td>', '</b>', '<script>', '<a b=c '])(
    'of a hundred thousand characters of %s takes no time',
    (part) => {
      const html = part.repeat(100_000 / part.length);
      expect(cpuTime(() => normalizeHtml(html))).toBeLessThan(500);
    },
  );
});
