import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { svgElements } from './markup';

it('draws nested tags with their attributes', () => {
  const markup =
    '<path d="M3 22C8 22" fill="none" stroke="url(#m)" stroke-width="4"/><defs><linearGradient id="m"><stop stop-color="var(--icon-c)"/><stop offset="1" stop-color="red"></stop></linearGradient></defs>';
  const { container } = render(<svg>{svgElements(markup)}</svg>);
  expect(container.querySelector('path')?.getAttribute('stroke-width')).toBe('4');
  expect(container.querySelectorAll('defs > linearGradient > stop')).toHaveLength(2);
  expect(container.querySelector('stop')?.getAttribute('stop-color')).toBe('var(--icon-c)');
});

it('leaves out what is not a plain tag', () => {
  const { container } = render(<svg>{svgElements('text <path d="M0 0" onload=alert(1)/>')}</svg>);
  expect(container.querySelector('path')).toBeNull();
});
