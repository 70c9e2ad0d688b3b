import aurora from '@lobby/brand-aurora';
import { writeStored } from '@lobby/core';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeLanguage, startI18n } from '../language/start';
import { registerLabels } from '../labels/registry';
import { RichLabel } from './rich-label';

const TEXTS = {
  EN: {
    messages_one: '{{count}} message',
    messages_other: '{{count}} messages',
    age: 'From <b>{{age}}</b> on',
  },
  PT: {
    messages_one: '{{count}} mensagem',
    messages_many: '{{count}} de mensagens',
    messages_other: '{{count}} mensagens',
    age: 'A partir de <b>{{age}}</b>',
  },
};

beforeEach(async () => {
  writeStored('language', 'EN');
  registerLabels('sample', async (language) => ({
    default: language === 'PT' ? TEXTS.PT : TEXTS.EN,
  }));
  await startI18n(aurora, ['sample']);
});

test.each([
  ['EN', 1, '1 message'],
  ['EN', 5, '5 messages'],
  ['PT', 1, '1 mensagem'],
  ['PT', 1_000_000, '1000000 de mensagens'],
] as const)('in %s %d reads %s', async (language, count, text) => {
  await changeLanguage(language);
  render(<RichLabel label="sample:messages" count={count} />);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('markup of a label becomes the elements given for it, values stay text', async () => {
  render(
    <RichLabel label="sample:age" values={{ age: '<i>21</i>' }} components={{ b: <strong /> }} />,
  );
  expect((await screen.findByText('<i>21</i>')).tagName).toBe('STRONG');
});
