import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showBrandFace } from './brand-face';

const FACE = { family: 'Lotus', weight: '600', latin: '/l.woff2', vietnamese: '/v.woff2' };

let steps: string[] = [];

beforeEach(() => {
  steps = [];
  class FontFaceOfTest {
    constructor(
      _family: string,
      readonly source: string,
      readonly descriptors: FontFaceDescriptors,
    ) {}
    async load() {
      await Promise.resolve();
      steps.push(`load ${this.source}`);
      if (this.source.includes('gone')) throw new DOMException('gone', 'NetworkError');
    }
  }
  vi.stubGlobal('FontFace', FontFaceOfTest);
  const add = ({ source, descriptors: { weight, display } }: FontFaceOfTest) =>
    steps.push(`add ${source} ${weight} ${display}`);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add } });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  delete document.documentElement.dataset['language'];
  vi.unstubAllGlobals();
});

const ADDED = ['add url(/l.woff2) 600 swap', 'add url(/v.woff2) 600 swap'];

test('a Vietnamese page gets both files at once, the Vietnamese letters over the Latin ones', async () => {
  document.documentElement.dataset['language'] = 'VI';
  await showBrandFace(FACE);
  expect(steps).toEqual(['load url(/l.woff2)', 'load url(/v.woff2)', ...ADDED]);
});

test.each(['EN', 'CN', 'TW', 'JA', 'TH', 'PT', undefined])(
  'a page in %s loads Vietnamese letters only when they appear',
  async (language) => {
    if (language !== undefined) document.documentElement.dataset['language'] = language;
    await showBrandFace(FACE);
    expect(steps).toEqual(['load url(/l.woff2)', ...ADDED]);
  },
);

test('a file that does not load takes nothing from the page', async () => {
  document.documentElement.dataset['language'] = 'VI';
  await showBrandFace({ ...FACE, latin: '/gone.woff2' });
  expect(steps.at(-1)).toBe('add url(/v.woff2) 600 swap');
});
