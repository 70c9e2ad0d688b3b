import noCast from './rules/no-cast.mjs';
import noColourLiteral from './rules/no-colour-literal.mjs';
import noDrawers from './rules/no-drawers.mjs';
import packageHomes from './rules/package-homes.mjs';
import platformWords from './rules/platform-words.mjs';
import smallFiles from './rules/small-files.mjs';
import storageHome from './rules/storage-home.mjs';

/** House rules as an ESLint plugin. */
export default {
  meta: { name: 'lobby' },
  rules: {
    'no-cast': noCast,
    'no-colour-literal': noColourLiteral,
    'no-drawers': noDrawers,
    'package-homes': packageHomes,
    'platform-words': platformWords,
    'small-files': smallFiles,
    'storage-home': storageHome,
  },
};
