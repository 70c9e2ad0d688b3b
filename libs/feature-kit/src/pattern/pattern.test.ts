import { cpuTime } from '@lobby/cpu-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern';

/** Not noticeable, even on a slow phone. */
const LIMIT_MS = 50;

const EMAIL = String.raw`^\w+([-+.]\w+)*@\w+([-.]\w+)*\.\w+([-.]\w+)*$`;

const CASES = [
  { name: 'digits', source: '^[0-9]+$', passes: ['1', '0123'], fails: ['', 'a', '1a'] },
  {
    name: 'a user name',
    source: '^[A-Za-z][A-Za-z0-9]{5,15}$',
    passes: ['player', 'Player01', 'a'.repeat(16)],
    fails: ['play', '1player', 'a'.repeat(17), 'player 1'],
  },
  {
    name: 'a password with a letter and a digit',
    source: String.raw`^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$`,
    passes: ['Play1234', 'a1!!!!!!'],
    fails: ['playplay', '12345678', 'Play 1234', 'Pl1'],
  },
  {
    name: 'a password without its own kind',
    source: String.raw`(?!.*(.{0,2}word))[\w]{4,}`,
    passes: ['safe1234'],
    fails: ['password1', 'myword'],
  },
  {
    name: 'an e-mail address with nested repetitions',
    source: EMAIL,
    passes: ['a@b.co', 'first.last+tag@mail.example.com'],
    fails: ['a@b', '@b.co', 'a b@c.de', 'a@b.co.'],
  },
  {
    name: 'a choice without anchors',
    source: 'yes|no',
    passes: ['yes', 'no'],
    fails: ['yesno', 'y'],
  },
  { name: 'an anchored choice', source: '^a|b$', passes: ['a', 'b'], fails: ['ab', 'ax', 'xb'] },
  {
    name: 'exact counts',
    source: String.raw`\d{3}-\d{2,}`,
    passes: ['123-45', '123-4567'],
    fails: ['12-45', '123-4'],
  },
  {
    name: 'letters of any script',
    source: String.raw`\p{L}+`,
    passes: ['Nguyễn', '陳大文'],
    fails: ['a1'],
  },
  {
    name: 'an old-style dash in a class',
    source: String.raw`[\w-.]+`,
    passes: ['a-b.c'],
    fails: ['a b'],
  },
  { name: 'a bracket in a class', source: String.raw`[\]\[x]+`, passes: ['[x]'], fails: ['y'] },
  { name: 'characters outside the basic plane', source: '.{2}', passes: ['😀😀'], fails: ['😀'] },
  {
    name: 'a named group and lazy repetition',
    source: '(?<x>ab)+?c??',
    passes: ['abab', 'abc'],
    fails: ['aba'],
  },
  { name: 'a word boundary', source: String.raw`\bab\b.*`, passes: ['ab', 'ab c'], fails: ['abc'] },
  { name: 'literal braces', source: 'a{x}', passes: ['a{x}'], fails: ['aaa'] },
  {
    name: 'an escaped slash and dot',
    source: String.raw`a\/b\.c/d`,
    passes: ['a/b.c/d'],
    fails: ['a/bxc/d'],
  },
];

describe('patterns of the server', () => {
  it.each(CASES)('reads $name', ({ source, passes, fails }) => {
    const pattern = compilePattern(source);
    expect(passes.filter((text) => !pattern?.(text))).toEqual([]);
    expect(fails.filter((text) => pattern?.(text))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['bad grammar', '(['],
    ['more than 400 characters', 'a'.repeat(401)],
    ['a back reference', String.raw`(a+)\1`],
    ['a named back reference', String.raw`(?<x>a+)\k<x>`],
    ['a look behind', '(?<=a)b'],
    ['an inline flag', '(?i:a)'],
  ])('takes %s for no pattern', (_name, source) => {
    expect(compilePattern(source)).toBeNull();
  });

  it.each([
    '(a+)+b',
    '(a|a)*b',
    '(a|aa)+$',
    '(.*)*x',
    '(.*){10}x',
    '.*.*.*.*.*.*=',
    'a*a*a*a*a*a*a*b',
    '((a?){200}){200}b',
    '(((a*)*)*)*b',
    '((((a{0,9}){0,9}){0,9}){0,9}){9}b',
    '(?=(a+)+b)a*',
    '(){999999999}a*b',
    '((^)*){1000000}(a|a?)+b',
  ])('is quick with %s', (source) => {
    const pattern = compilePattern(source);
    expect(cpuTime(() => pattern?.('a'.repeat(5000)))).toBeLessThan(LIMIT_MS);
  });

  it('agrees with the browser about honest patterns', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '[ab]',
      '.',
      String.raw`\d`,
      '(a|b)',
      '(?:ab)',
      '(?=a)',
      '[^a]',
    );
    const count = fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{2,}');
    const source = fc
      .array(fc.tuple(atom, count), { minLength: 1, maxLength: 4 })
      .map((parts) =>
        parts.map(([piece, times]) => (piece.startsWith('(?=') ? piece : piece + times)).join(''),
      );
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '-'), maxLength: 8 });
    fc.assert(
      fc.property(source, text, (pattern, typed) => {
        expect(compilePattern(pattern)?.(typed)).toBe(
          new RegExp(`^(?:${pattern})$`, 'v').test(typed),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is quick whatever the pattern and the text', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('a', '(', ')', '*', '+', '?', '|', '.', '{9}', '(?=', '[ab]'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(
        hostile,
        fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 300 }),
        (source, text) => {
          return cpuTime(() => compilePattern(source)?.(text)) < LIMIT_MS;
        },
      ),
      { numRuns: 300 },
    );
  });
});
