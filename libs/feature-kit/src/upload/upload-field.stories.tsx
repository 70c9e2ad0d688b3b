import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { PROOF_ROUTE } from './upload.setup';

const story = screenStories([PROOF_ROUTE]);

const meta = { title: 'Kit/Amount and proof' } satisfies Meta;

export default meta;

export const Empty = story('/m/proof', { user: 'player01' });

export const Typed = story('/m/proof', {
  user: 'player01',
  play: async ({ type, t }) => type(t('forms:amount.label'), '500000'),
});

export const Wrong = story('/m/proof', {
  user: 'player01',
  play: async ({ press }) => press('Send'),
});
