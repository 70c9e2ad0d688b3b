/**
 * What the files of a screen are filled with.
 * @typedef {object} ScreenNames
 * @property {string} kebab
 * @property {string} pascal
 * @property {string} camel
 * @property {string} title
 * @property {string} path
 * @property {string} address Its key in PATHS.
 * @property {string} namespace Of its labels.
 * @property {string} labels What the library calls its labels.
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
}) => `import { useLabels } from '@lobby/i18n';
import styles from './${kebab}-screen.module.css';

/** ${title}. */
export function ${pascal}Screen() {
  const t = useLabels('${namespace}');
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
  kebab,
  pascal,
  title,
  labels,
}) => `import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${labels} } from '../labels';
import { ${pascal}Screen } from './${kebab}-screen';

const meta = {
  title: 'Screens/${title}',
  component: ${pascal}Screen,
  ...stage(${labels}),
} satisfies Meta<typeof ${pascal}Screen>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};
`;

/** @param {ScreenNames} names */
export const test = ({
  path,
  title,
  labels,
  routes,
  session,
}) => `import { renderScreen } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${labels} } from '../labels';
import { ${routes} } from '../routes';

it('shows its title', async () => {
  await renderScreen(${routes}, [${labels}], { at: '${path}'${session ? ", user: 'player01'" : ''} });
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeTruthy();
});
`;

/** @param {ScreenNames} names */
export const route = ({
  kebab,
  camel,
  title,
  address,
  namespace,
  session,
  header,
  bottomBar,
}) => `  {
    path: PATHS.${address},
    screen: '${title}',
    handle: {
      title: '${namespace}:${camel}.title',
      header: ${header},
      bottomBar: ${bottomBar},
      back: 'history',
      needs: ${session ? '{ session: true }' : 'null'},
    },
    load: () => withLabels(['${namespace}'], () => import('./${kebab}/${kebab}-screen')),
  },`;
