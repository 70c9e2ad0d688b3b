import { cpuTime } from '@lobby/cpu-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from './hostile.data';
import { plainText } from './plain-text';

test.each([
  ['<p>Northlight <b>rests</b>\n from 3</p>', 'Northlight rests from 3'],
  ['<p>First</p><p>second<br>third</p>', 'First second third'],
  ['<b>N</b>orthlight', 'Northlight'],
  ['<img src=x onerror="alert(1)">News', 'News'],
  ['<img alt="a > b" title=\'c > d\'>News', 'News'],
  ['<script>alert(1)</script>News', 'News'],
  ['<style>body{display:none}</style>News', 'News'],
  ['<!-- hidden > still -->News', 'News'],
  ['<svg onload=alert(1)>Drawn</svg>News', 'News'],
  ['<svg/>News', 'News'],
  ['Not closed <a href="x', 'Not closed'],
  ['<script>not closed', ''],
  ['1 < 2 &amp;&amp; 3 > 2', '1 < 2 && 3 > 2'],
  ['a &lt;b&gt; &amp; c', 'a <b> & c'],
  ['Manuten&ccedil;&atilde;o &#8211; &#x2026; &unknown; &#0;', 'Manutenção – … &unknown; \uFFFD'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('nothing is longer than a line, whatever it reads', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (html) => {
      expect(plainText(html).length).toBeLessThanOrEqual(300);
    }),
  );
});

test('what was written as text comes back as it was', () => {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const line = text.replaceAll(/\s+/g, ' ').trim();
      expect(plainText(`<p>${escape(text)}</p>`)).toBe(line);
    }),
  );
});

/** Hostile texts whose visible text mentions a script. */
const TALKATIVE = ['null characters', 'double encoding'];

test.each(Object.entries(HOSTILE_TEXTS).filter(([name]) => !TALKATIVE.includes(name)))(
  '%s shows no script',
  (_name, html) => {
    expect(plainText(html)).not.toMatch(/richTextRan|onerror=|<script/);
  },
);

test.each(['<', '<a ', '<a b="', '<!--', '<script>', '&', '</', '<svg>', "='"])(
  'a hundred thousand characters of %s are read in no time',
  (part) => {
    const html = part.repeat(100_000 / part.length);
    expect(cpuTime(() => plainText(html))).toBeLessThan(500);
  },
);
