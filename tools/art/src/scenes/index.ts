import { arenasScenes } from './arenas';
import { cavesScenes } from './caves';
import { hallsScenes } from './halls';
import { hillsScenes } from './hills';
import { interiorsScenes } from './interiors';
import { nightScenes } from './night';
import { patternsScenes } from './patterns';
import { raysScenes } from './rays';
import type { SceneSet } from './scene';
import { seaScenes } from './sea';
import { skiesScenes } from './skies';
import { stagesScenes } from './stages';
import { woodsScenes } from './woods';

/** Every scene. */
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
