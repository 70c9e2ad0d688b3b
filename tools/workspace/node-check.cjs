'use strict';
/**
 * Exits with one sentence on an unsupported Node. The scripts of package.json preload it (`node -r`), before
 * newer syntax is parsed; so old syntax only.
 */
var engines = require('../../package.json').engines.node;

/** @param {string} version @returns {number[]} */
function numbers(version) {
  return version.split('.').map(function (part) {
    return parseInt(part, 10) || 0;
  });
}

/**
 * Whether `have` is at least `want`, both as [major, minor, patch].
 * @param {number[]} have @param {number[]} want
 */
function atLeast(have, want) {
  for (var i = 0; i < want.length; i += 1) {
    var own = have[i] || 0;
    var wanted = want[i] || 0;
    if (own !== wanted) return own > wanted;
  }
  return true;
}

/**
 * Whether a version satisfies a range of the forms `^a.b.c` and `>=a.b.c`, joined by `||`.
 * @param {string} version @param {string} range
 */
function supports(version, range) {
  var have = numbers(version);
  return range.split('||').some(function (/** @type {string} */ part) {
    var text = part.trim();
    var want = numbers(text.replace(/^(\^|>=)/, ''));
    var sameMajor = text.charAt(0) !== '^' || have[0] === want[0];
    return sameMajor && atLeast(have, want);
  });
}

module.exports = { supports: supports };

if (!supports(process.versions.node, engines)) {
  console.error(
    'This project needs Node ' +
      engines.replace(/ \|\| /g, ' or ') +
      ', and this is Node ' +
      process.versions.node +
      ': install a supported one (for example `nvm install 24`) and run the command again.',
  );
  process.exit(1);
}
