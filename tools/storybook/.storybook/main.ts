import type { StorybookConfig } from '@storybook/react-vite';
import { FOUND_LATE } from './found-late.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, tsconfigPaths: true },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...FOUND_LATE],
    },
  }),
} satisfies StorybookConfig;
