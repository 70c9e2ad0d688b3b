import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import LanguageSheet from '../language/language-sheet';
import { accountLabels } from '../labels';
import { SettingsScreen } from './settings-screen';

interface SettingsStoryProps {
  choosing: boolean;
}

function SettingsStory({ choosing }: SettingsStoryProps) {
  return (
    <>
      <SettingsScreen />
      <LanguageSheet open={choosing} onClose={() => undefined} />
    </>
  );
}

const meta = {
  title: 'Account/Settings',
  component: SettingsStory,
  ...stage(accountLabels),
  args: { choosing: false },
} satisfies Meta<typeof SettingsStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ChoosingLanguage: Story = { args: { choosing: true } };

export const LargeText: Story = { globals: { textSize: '200' } };

export const SmallPhoneInPortuguese: Story = {
  globals: { viewport: { value: 'small' }, language: 'PT' },
};
