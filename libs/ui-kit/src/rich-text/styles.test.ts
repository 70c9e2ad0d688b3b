import { describe, expect, test } from 'vitest';
import { allowedStyles, pxToRem } from './styles';

function allowed(text: string, inRem = false) {
  const { style } = document.createElement('p');
  style.cssText = text;
  return Object.fromEntries(allowedStyles(style, inRem));
}

describe('styles of a text', () => {
  test('pixel sizes of a popup become rem, a hundred to one (D1 §2)', () => {
    expect(pxToRem('28px 0 7.5px -3px')).toBe('0.28rem 0 0.075rem -0.03rem');
    expect(allowed('font-size:40px;line-height:1.5;text-align:center', true)).toEqual({
      'font-size': '0.4rem',
      'line-height': '1.5',
      'text-align': 'center',
    });
    expect(allowed('font-size:40px')).toEqual({ 'font-size': '40px' });
  });

  test.each([
    'position:fixed',
    'z-index:9',
    'background-image:url(https://outside.example/b.png)',
    'transform:scale(9)',
    'display:none',
    'opacity:0',
    'width:calc(100% + 1px)',
    'margin-top:-20px',
    'font-size:1e9px',
    'height:751px',
    'width:101vw',
    'font-size:5em',
    'letter-spacing:9cm',
    'font-size:var(--x)',
  ])('%s does not stay', (text) => {
    expect(allowed(text)).toEqual({});
  });
});
