/**
 * Names used in the files of a screen.
 * @typedef {object} ScreenNames
 * @property {string} kebab
 * @property {string} pascal
 * @property {string} camel
 * @property {string} title
 * @property {string} path
 * @property {string} address Its key in PATHS.
 * @property {string} namespace Of its labels.
 * @property {string} routes What the library calls its routes.
 * @property {boolean} session
 * @property {boolean} header
 * @property {boolean} bottomBar
 */

/** @param {ScreenNames} names */
export const component = ({
  kebab,
  pascal,
  camel,
  title,
  namespace,
}) => `import { useTranslation } from 'react-i18next';
import styles from './${kebab}-screen.module.css';

/** ${title}. */
export function ${pascal}Screen() {
  const { t } = useTranslation('${namespace}');
  return (
    <section className={styles.screen} aria-labelledby="${kebab}-title">
      <h2 id="${kebab}-title">{t('${camel}.title')}</h2>
      <p>{t('${camel}.text')}</p>
    </section>
  );
}

export const Component = ${pascal}Screen;
`;

export const styles = () => `.screen {
  padding: 16px;
  color: var(--text);
}
`;

/** @param {ScreenNames} names */
export const story = ({
  path,
  title,
  routes,
  session,
}) => `import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { ${routes} } from '../routes';

const story = screenStories(${routes});

const meta = { title: 'Screens/${title}' } satisfies Meta;

export default meta;

export const Plain = story('${path}'${session ? ", { user: 'player01' }" : ''});
`;

/** @param {ScreenNames} names */
export const test = ({
  path,
  title,
  routes,
  session,
}) => `import { screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${routes} } from '../routes';

const { open } = screensOf(${routes});

it('shows its title', async () => {
  await open('${path}'${session ? ", { user: 'player01' }" : ''});
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeTruthy();
});
`;

/** @param {ScreenNames} names */
export function route({ kebab, camel, address, namespace, session, header, bottomBar }) {
  const options = [
    ...(header ? [] : ['header: false']),
    ...(bottomBar ? [] : ['bottomBar: false']),
    ...(session ? ['needs: { session: true }'] : []),
  ];
  const more = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  return `  screen(PATHS.${address}, '${namespace}:${camel}.title', () => import('./${kebab}/${kebab}-screen')${more}),`;
}
