import { fieldErrorLabel } from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Schema of a required choice among texts. */
export const choiceText = (choices: readonly string[]) =>
  z.string().check(z.refine((text) => choices.includes(text), fieldErrorLabel('choiceRequired')));
