import { formatDateTime, useLanguage } from '@lobby/i18n';
import { useTranslation } from 'react-i18next';
import { fieldErrorLabel } from './field-error';

/** Values of a rule for its error texts; a `FormField` has them. */
export interface RuleWords {
  /** Bounds as displayed: a number of characters, an amount of money. */
  min?: string | undefined;
  max?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The platform's own text by upper-case language code. */
  message?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** Error in react-hook-form: `message` is a label key; with type `server`, the platform's own text. */
interface FieldFailure {
  type?: unknown;
  message?: string | undefined;
  /** Values of a refusal: attempts left, the end of a lock in ms since the epoch. */
  types?: Readonly<{ [name: string]: unknown }> | undefined;
}

/** Errors for which a rule's own text, if any, replaces the label. */
const REPLACED_BY_RULE: ReadonlySet<string> = new Set(
  (['pattern', 'tooShort', 'tooLong'] as const).map(fieldErrorLabel),
);

/** Returns a function that translates a field error; a rule's own text takes precedence. */
export function useFieldErrorText() {
  const { t } = useTranslation(['forms', 'errors']);
  const language = useLanguage();
  return (failure: FieldFailure | undefined, rule?: RuleWords): string | undefined => {
    if (!failure) return undefined;
    const { type, message } = failure;
    const fromServer = type === 'server';
    const ruleText = rule?.message?.[language];
    if (ruleText && (fromServer || REPLACED_BY_RULE.has(message ?? ''))) return ruleText;
    if (fromServer && message) return message;
    const label = (fromServer ? undefined : message) ?? fieldErrorLabel('refused');
    const min = rule?.min ?? rule?.minLength ?? 0;
    const max = rule?.max ?? rule?.maxLength ?? 0;
    const { attempts, until } = failure.types ?? {};
    const time = formatDateTime(Number(until), language);
    return t(label, { defaultValue: label, min, max, attempts, until: time });
  };
}
