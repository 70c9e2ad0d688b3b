import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../unit/root';
import { className } from './class-names';

test('a class keeps its own name, and those of two sheets differ', () => {
  expect(className('tile', 'a.module.css', '.tile{}')).toMatch(/^tile-[\w-]{3}$/);
  expect(className('tile', 'a.module.css', '.tile{}')).not.toBe(
    className('tile', 'b.module.css', '.tile{color:red}'),
  );
});

test('no two sheets of the libraries give a class the same name', () => {
  const libs = `${workspaceRoot}/libs`;
  const files = readdirSync(libs, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.module.css') && !file.includes('node_modules'),
  );
  const names = files.flatMap((file) => {
    const css = readFileSync(`${libs}/${file}`, 'utf8');
    const classes = new Set(css.match(/(?<=\.)[a-zA-Z]\w*/g));
    return [...classes].map((name) => className(name, file, css));
  });
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
