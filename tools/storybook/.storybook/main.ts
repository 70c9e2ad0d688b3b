import type { StorybookConfig } from '@storybook/react-vite';
import { PREBUNDLE } from './prebundle.ts';
import { sandboxAnswers } from './sandbox-answers.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/*/src/**/*.stories.tsx', '../src/show-pages/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), sandboxAnswers()],
    resolve: { ...config.resolve, tsconfigPaths: true },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...PREBUNDLE],
    },
  }),
} satisfies StorybookConfig;
