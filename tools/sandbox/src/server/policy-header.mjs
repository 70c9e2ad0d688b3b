/**
 * Content security policy as one header. Each placeholder (`{games}`) becomes what `originsOf` returns for its name:
 * origins separated by spaces, or an empty text.
 * @param {Readonly<Record<string, readonly string[]>>} policy Sources by directive.
 * @param {(placeholder: string) => string} originsOf
 */
export function policyHeader(policy, originsOf) {
  /** @param {string} source */
  const fill = (source) =>
    source.replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ name) => originsOf(name));
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources.map(fill)].filter((part) => part !== '').join(' '))
    .join('; ');
}
