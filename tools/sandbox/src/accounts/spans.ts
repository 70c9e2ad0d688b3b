import { type Language, LANGUAGES, type Texts } from '../brands/brands';

/** Smallest and largest count. */
export type Span = readonly [min: number, max: number];

/** Separator between the two counts of a span. */
const TO: Texts = {
  VI: ' đến ',
  EN: ' to ',
  CN: ' 至 ',
  TW: ' 至 ',
  JA: '～',
  TH: ' ถึง ',
  PT: ' a ',
};

/** Sentence templates around a span. */
export type SpanTexts = Readonly<Record<Language, (span: string) => string>>;

/** Sentences of a span in all languages; a span of equal counts is written as one number. */
export const spanTexts = (texts: SpanTexts, [min, max]: Span): Texts =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      texts[language](min === max ? String(min) : `${min}${TO[language]}${max}`),
    ]),
  ) as Texts;
