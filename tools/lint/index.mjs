import { builtinRules } from 'eslint/use-at-your-own-risk';
import { RESTRICTIONS } from './restrictions.mjs';
import disableReason from './rules/disable-reason.mjs';

const restricted = RESTRICTIONS.map(({ name, globals }) => [
  name,
  builtinRules.get(globals ? 'no-restricted-globals' : 'no-restricted-syntax'),
]);

/** House rules as an ESLint plugin. */
export default {
  meta: { name: 'lobby' },
  rules: { 'disable-reason': disableReason, ...Object.fromEntries(restricted) },
};
