import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['<p>Northlight <b>rests</b>\n from 3</p>', 'Northlight rests from 3'],
  ['<img src=x onerror="alert(1)">News', 'News'],
  ['<script>alert(1)</script>News', 'News'],
  ['<style>body{display:none}</style>News', 'News'],
  ['<svg onload=alert(1)>News</svg>', 'News'],
  ['a &lt;b&gt; &amp; c', 'a <b> & c'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('nothing of it runs and nothing is longer than a line', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (html) => {
      expect(plainText(html).length).toBeLessThanOrEqual(300);
    }),
  );
});
