import { writeStored } from '@lobby/core';
import { screenAt, screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ContractPrompt } from './contract-prompt';
import type { ContractKind } from './waiting-contracts';

const story = screenStories([screenAt('/m/home', ContractPrompt)]);

const shown = async () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());

/** A session in which only these contracts are pending. */
const waiting = (kinds: ContractKind[], textSize = '100') =>
  story('/m/home', {
    user: 'agent01',
    prepare: () => writeStored('contractPrompts', kinds),
    globals: { textSize },
    play: shown,
  });

const meta = { title: 'Account/Contract prompt' } satisfies Meta;

export default meta;

/** The platform's first offer. */
export const Salary = story('/m/home', { user: 'agent01', play: shown });

export const Dividend = waiting(['dividend']);

export const Hours = waiting(['hour'], '200');
