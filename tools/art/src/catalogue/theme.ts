import type { EffectName } from '../compose/effects';
import type { HeroName } from '../heroes';
import type { SceneName } from '../scenes';
import type { HarmonyName } from './harmonies.data';

/** A world: what belongs together in one picture. */
export interface Theme {
  readonly heroes: readonly HeroName[];
  /** Objects that may accompany the hero. */
  readonly supports: readonly HeroName[];
  readonly scenes: readonly SceneName[];
  readonly harmonies: readonly HarmonyName[];
  readonly effects: readonly EffectName[];
}
