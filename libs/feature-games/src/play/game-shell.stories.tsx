import { ApiError, type ErrorCode } from '@lobby/api-client';
import { AppColumn } from '@lobby/ui-kit';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gamesLabels } from '../labels';
import { PlayStage } from './play-stage';
import { PlayStrip } from './play-strip';
import styles from './play.module.css';
import { SessionResult } from './session-result';
import { SessionTimer } from './session-timer';
import type { Opening } from './use-opening';
import type { Wait } from './use-wait';
import { WaitingView } from './waiting';

const nothing = () => undefined;

interface ShellArgs {
  step: Opening['step'];
  wait: Wait;
  code: ErrorCode;
}

function openingOf({ step, code }: ShellArgs): Opening {
  if (step === 'failed') return { step, error: new ApiError('refused', code, { code }) };
  return step === 'ready' ? { step, address: 'about:blank', origin: 'null' } : { step };
}

function GameShell(args: ShellArgs) {
  const loaded = args.step === 'ready';
  return (
    <AppColumn>
      <main className={styles.screen}>
        <PlayStrip onLeave={nothing} onReload={nothing}>
          <SessionTimer />
          {loaded && <SessionResult net="-120000" />}
        </PlayStrip>
        <PlayStage
          opening={openingOf(args)}
          loaded={loaded}
          onAgain={nothing}
          onLeave={nothing}
          frame={<div className={styles.frame} />}
          waiting={
            <WaitingView
              name="Sen Dưới Trăng"
              wait={args.wait}
              onAgain={nothing}
              onLeave={nothing}
            />
          }
        />
      </main>
    </AppColumn>
  );
}

const meta = {
  title: 'Games/Game shell',
  component: GameShell,
  args: { step: 'launching', wait: 'fresh', code: 'game.maintenance' },
  ...stage(gamesLabels),
} satisfies Meta<typeof GameShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Launching: Story = {};

export const Slow: Story = { args: { wait: 'slow' } };

export const Stuck: Story = { args: { wait: 'stuck' } };

export const Playing: Story = { args: { step: 'ready' } };

export const Maintenance: Story = { args: { step: 'failed' } };

export const NotPermitted: Story = { args: { step: 'failed', code: 'account.no.permission' } };

export const Busy: Story = { args: { step: 'failed', code: 'system.busy' } };

export const AddressRefused: Story = { args: { step: 'refused' } };
