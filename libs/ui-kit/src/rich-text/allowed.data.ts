/** Elements a text of the platform may use: no forms, no frames, nothing that runs or loads by itself. */
export const ALLOWED_TAGS = (
  'a abbr b big blockquote br center code dd del div dl dt em figcaption figure font h1 h2 h3 h4 h5 ' +
  'h6 hr i img ins li mark ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul'
).split(' ');

/** No ids, no classes, no names: nothing of the page can be addressed or overridden from a text. */
export const ALLOWED_ATTRIBUTES =
  'alt align colspan rowspan height href lang dir src style title valign width start'.split(' ');

/** Style properties that shape a text and nothing around it. */
export const ALLOWED_STYLES = (
  'background-color border border-collapse border-color border-radius border-style border-width color ' +
  'font-size font-style font-weight height letter-spacing line-height list-style-type margin ' +
  'margin-bottom margin-left margin-right margin-top max-width min-width padding padding-bottom ' +
  'padding-left padding-right padding-top text-align text-decoration text-indent text-transform ' +
  'vertical-align white-space width word-break'
).split(' ');
