import { useLanguage } from '@lobby/i18n';
import { useTranslation } from 'react-i18next';
import { fieldErrorLabel } from './field-error';

/** What a rule puts into the words of its errors; a `FormField` is one. */
export interface RuleWords {
  /** Bounds as they are read: a number of characters, an amount of money. */
  min?: string | undefined;
  max?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The platform's own text by upper-case language code. */
  message?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** A field's error as react-hook-form keeps it: `message` is a label, or with `server` the platform's own text. */
interface FieldFailure {
  type?: unknown;
  message?: string | undefined;
}

/** Errors that the platform's own text of a rule explains better than ours. */
const BY_RULE: ReadonlySet<string> = new Set(
  (['pattern', 'tooShort', 'tooLong'] as const).map(fieldErrorLabel),
);

/** Tells a field's error in the language in force; with a rule, in the platform's words for it. */
export function useFieldErrorText() {
  const { t } = useTranslation(['forms', 'errors']);
  const language = useLanguage();
  return (failure: FieldFailure | undefined, rule?: RuleWords): string | undefined => {
    if (!failure) return undefined;
    const { type, message } = failure;
    const isServers = type === 'server';
    const ruleText = rule?.message?.[language];
    if (ruleText && (isServers || BY_RULE.has(message ?? ''))) return ruleText;
    if (isServers && message) return message;
    const label = (isServers ? undefined : message) ?? fieldErrorLabel('refused');
    const min = rule?.min ?? rule?.minLength ?? 0;
    const max = rule?.max ?? rule?.maxLength ?? 0;
    return t(label, { defaultValue: label, min, max });
  };
}
