import { createElement, type ReactNode } from 'react';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

function attributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']): [string, string] => [
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(pairs);
}

/**
 * Parses a brand's SVG content (plain tags, double-quoted attributes, no text) into elements. Setting
 * it as HTML would need a Trusted Types policy.
 */
export function svgElements(markup: string): ReactNode[] {
  const root: ReactNode[] = [];
  const open: { tag: string; props: Record<string, string>; children: ReactNode[] }[] = [];
  for (const [, closing, tag = '', attrs = '', alone] of markup.matchAll(TAG)) {
    if (!closing) open.push({ tag, props: attributes(attrs), children: [] });
    if (!closing && !alone) continue;
    const done = open.pop();
    const siblings = open.at(-1)?.children ?? root;
    if (done) {
      siblings.push(
        createElement(done.tag, { ...done.props, key: siblings.length }, ...done.children),
      );
    }
  }
  return root;
}
