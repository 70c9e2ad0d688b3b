import type { EffectName } from '../compose/effects';
import type { HeroName } from '../heroes';
import type { SceneName } from '../scenes';
import type { HarmonyName } from './harmonies.data';

/** Theme: elements that belong together in one picture. */
export interface Theme {
  readonly heroes: readonly HeroName[];
  /** Companion objects of the hero. */
  readonly supports: readonly HeroName[];
  readonly scenes: readonly SceneName[];
  readonly harmonies: readonly HarmonyName[];
  readonly effects: readonly EffectName[];
}
