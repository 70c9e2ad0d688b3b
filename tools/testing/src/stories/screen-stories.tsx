import { configureApi } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import type { ScreenRoute } from '@lobby/feature-kit';
import { changeLanguage } from '@lobby/i18n';
import type { Recording } from '@lobby/sandbox';
import { sessionAtom, sessionStore, setBrand } from '@lobby/session';
import type { StoryObj } from '@storybook/react-vite';
import { flagCodes, type FlagChange } from '../flag-codes';
import { startLabels } from '../labels';
import { resetPage } from '../reset-page';
import { testApiConfig } from '../test-api-config';
import { passTime } from './pass-time';
import { recordings } from './recordings';
import { storyBrand, storyLanguage, type Globals } from './story-brand';
import { storyPage, type StoryPage } from './story-page';
import { createStoryPlatform, type StoryAnswers, type StoryPlatform } from './story-platform';
import { createLook, settled, StoryScreen, type Look } from './story-screen';

export interface ScreenStory {
  /** Recorded account; default: guest. */
  user?: string;
  /** Overrides of recorded answers. */
  answers?: StoryAnswers;
  /** Flags of the platform. */
  flags?: FlagChange;
  /** Elapsed ms on the screen: timers up to this delay have fired. */
  waitedMs?: number;
  globals?: NonNullable<StoryObj['globals']>;
  /** Whether it moves where stories run as tests; default: no. */
  motion?: boolean;
  /** Runs before the screen opens, on empty storage. */
  prepare?(): void;
  /** Runs when the screen and its answers are shown. */
  play?(page: StoryPage): Promise<void>;
}

async function recordingOf(visitor: string, language: Language): Promise<Recording> {
  const load = recordings[`${visitor}/${language}`];
  if (!load) throw new Error(`no visitor ${visitor} is recorded; see VISITORS of sandbox-answers`);
  return (await load()).default;
}

const WHITELABEL = '/wps/system/whitelabel';

/** Answers of a story, including its flags. */
const answersOf = ({ answers = {}, flags }: ScreenStory): StoryAnswers =>
  flags
    ? {
        [WHITELABEL]: (value: { flags: object }) => ({
          ...value,
          flags: { ...value.flags, ...flagCodes(flags) },
        }),
        ...answers,
      }
    : answers;

function wire(brand: ReturnType<typeof storyBrand>, platform: StoryPlatform): void {
  configureApi(testApiConfig(brand, { baseUrl: location.origin, fetch: platform.fetch }));
}

const lookOf = (loaded: Readonly<Record<string, unknown>>) => loaded['look'] as Look;

/**
 * Creates stories of routes: `story(address, options)` renders the real screen on recorded sandbox answers,
 * in the toolbar's brand and language. A story is ready when all answers are shown. Set `framed` to false for
 * components with their own column, header and toasts.
 */
export function screenStories(routes: readonly ScreenRoute[], { framed = true } = {}) {
  return (at: string, options: ScreenStory = {}): StoryObj => ({
    parameters: { ownRouter: true, motion: options.motion },
    ...(options.globals ? { globals: options.globals } : {}),
    loaders: [
      async ({ globals }: { globals: Globals }) => {
        const brand = storyBrand(globals);
        const language = storyLanguage(globals);
        const recording = await recordingOf(options.user ?? 'guest', language);
        const platform = createStoryPlatform(recording, answersOf(options));
        resetPage();
        passTime(options.waitedMs ?? 0);
        setBrand(brand);
        await startLabels(brand);
        await changeLanguage(language);
        wire(brand, platform);
        sessionStore.set(sessionAtom, recording.session);
        options.prepare?.();
        return { look: createLook({ routes, framed }, at, platform) };
      },
    ],
    render: (_args, { loaded }) => <StoryScreen look={lookOf(loaded)} />,
    play: async ({ loaded }) => {
      await settled(lookOf(loaded));
      await options.play?.(storyPage(lookOf(loaded).platform));
      await settled(lookOf(loaded));
    },
  });
}
