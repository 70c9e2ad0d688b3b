import { raysScenes } from './rays';
import { hillsScenes } from './hills';
import { woodsScenes } from './woods';
import { nightScenes } from './night';
import { seaScenes } from './sea';
import { cavesScenes } from './caves';
import { stagesScenes } from './stages';
import { hallsScenes } from './halls';
import { arenasScenes } from './arenas';
import { skiesScenes } from './skies';
import { interiorsScenes } from './interiors';
import { patternsScenes } from './patterns';
import type { SceneSet } from './scene';

/** Every place that a picture can happen in. */
export const SCENES = {
  ...raysScenes,
  ...hillsScenes,
  ...woodsScenes,
  ...nightScenes,
  ...seaScenes,
  ...cavesScenes,
  ...stagesScenes,
  ...hallsScenes,
  ...arenasScenes,
  ...skiesScenes,
  ...interiorsScenes,
  ...patternsScenes,
} satisfies SceneSet;

export type SceneName = keyof typeof SCENES;
