import { keepPushLanguage, LANGUAGES, pushLanguage, readStored } from '@lobby/core';
import { loadLabels, registerLabels } from '@lobby/i18n';
import { pushDevice, screenAt, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageButton } from './language-button';

const { open, findAndPress, settled } = screensOf([screenAt('/m/page', LanguageButton)]);

let device: ReturnType<typeof pushDevice> | undefined;
/** Whether Thai labels are held back; later tests of the worker load them too. */
let isSlow = true;
afterEach(() => {
  device?.remove();
  isSlow = false;
});

const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));

test('a choice that another one has overtaken is neither kept nor followed by notifications', async () => {
  device = pushDevice();
  await keepPushLanguage('EN');
  const late: (() => void)[] = [];
  registerLabels(
    Object.fromEntries(
      LANGUAGES.map((language) => [
        `./labels/${language.toLowerCase()}/slow-sample.json`,
        async () => {
          if (language === 'TH' && isSlow) await new Promise<void>((done) => void late.push(done));
          return { default: { word: language } };
        },
      ]),
    ),
  );
  await open('/m/page');
  await loadLabels(['slow-sample']);
  await findAndPress(/^Language/);
  await choose('ไทย');
  await findAndPress(/^Language/);
  await choose('Tiếng Việt');
  await waitFor(() => expect(document.documentElement.lang).toBe('vi'));
  await act(async () => late.forEach((arrive) => arrive()));
  await settled();
  expect(document.documentElement.lang).toBe('vi');
  expect(readStored('language')).toBe('VI');
  expect(await pushLanguage()).toBe('VI');
});
