import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import '@lobby/ui-kit';
import { showBrandFace, type BrandFace } from '@lobby/core';
import './preview.css';
import { unstageNotifications } from '@lobby/testing/stage';
import { dress } from './dress';
import { allowMotion } from '../src/motion';
import { TOOLBAR } from './toolbar';

/** Milliseconds that a play function waits for an element: a sheet's code loads with the first of its stories. */
const ASYNC_TIMEOUT_MS = 5_000;
configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });

const faces = import.meta.glob<BrandFace>('../../../apps/*/src/face.ts', {
  eager: true,
  import: 'face',
});
for (const face of Object.values(faces)) void showBrandFace(face);

export default {
  // All stories share a page.
  beforeEach: [() => unstageNotifications, allowMotion],
  globalTypes: TOOLBAR,
  initialGlobals: {
    brand: 'aurora',
    language: 'VI',
    textSize: '100',
    viewer: 'player',
    viewport: { value: 'phone', isRotated: false },
  },
  parameters: {
    // The run that finds cut text does not need it.
    a11y: { test: import.meta.env['VITE_STORIES'] === 'fit' ? 'off' : 'error' },
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        large: { name: 'Large phone', styles: { width: '480px', height: '960px' } },
      },
    },
    options: { storySort: { order: ['Show pages', '*'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      dress(globals);
      const story = (
        <div className="lobby-story">
          <Story />
        </div>
      );
      // Screen stories bring their own router.
      return parameters['ownRouter'] ? story : <MemoryRouter>{story}</MemoryRouter>;
    },
  ],
} satisfies Preview;
