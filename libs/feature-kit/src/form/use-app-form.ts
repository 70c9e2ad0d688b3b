import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@lobby/api-client';
import { useMemo, useReducer, useState, type RefCallback, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Captcha } from '../captcha/use-captcha';
import { useFieldErrorText, type RuleWords } from '../field-errors/use-field-error-text';
import { fieldRefusals, type RefusalTable } from './field-refusals';
import { isPathOf } from './is-path-of';
import { useLateRules } from './use-late-rules';
import { useRevalidation } from './use-revalidation';
import { useSubmission } from './use-submission';

/** Milliseconds an error waits after a blur: shown under a moving finger, it would push its target away. */
const ERROR_DELAY_MS = 250;

/** The field that a form's captcha is typed into. */
const CAPTCHA = 'captcha';

export interface AppFormOptions<
  V extends FieldValues,
  Sent extends FieldValues,
  Answer,
> extends RefusalTable<V> {
  /** Names the submission: only one is sent at a time. */
  key: string;
  /** Checks the values and makes of them what is sent; messages are labels. A new schema checks touched fields again. */
  schema: z.ZodMiniType<Sent, V>;
  /** Values to start with; a function is called once. */
  defaults: DefaultValues<V> | (() => DefaultValues<V>);
  /** When a field is checked first: at submit, or when it is left. */
  mode?: 'onSubmit' | 'onTouched';
  /** The captcha of the form, typed into the field `captcha`. */
  captcha?: Captcha;
  send(values: Sent): Promise<Answer>;
  /**
   * Asks what became of values whose answer was lost on the way back; nothing where the platform did not
   * act on them. Its own failure leaves the first one shown.
   */
  settle?(values: Sent): Promise<{ answer: Answer } | undefined>;
  onDone(answer: Answer, values: Sent): void;
  /** The field that a failure empties; errors shown at it are shown after. */
  emptied?(error: ApiError): FieldPath<V>;
  /** Called with each failure; answers true where the screen shows it in a way of its own. */
  onFailed?(error: ApiError, form: UseFormReturn<V, unknown, Sent>): boolean | void;
}

/** Props of a text field. */
export interface FieldProps<Name extends string = string> extends UseFormRegisterReturn<Name> {
  error: string | undefined;
}

/** Props of a field that is no plain input: a choice, an amount, pictures. */
export interface ControlProps<Value> {
  name: string;
  value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  error: string | undefined;
  /** What is focused when this is the first wrong field. */
  ref: RefCallback<HTMLElement>;
}

/** A form as `AppForm` and its fields take it. */
export interface AppFormState<V extends FieldValues, Sent extends FieldValues = V> {
  form: UseFormReturn<V, unknown, Sent>;
  /** Registers a field and tells its error; with a rule, in the platform's own words for it. */
  field<Name extends FieldPath<V>>(name: Name, rule?: RuleWords): FieldProps<Name>;
  /** The same for a field whose value is given and taken, not typed. */
  control<Name extends FieldPath<V>>(
    name: Name,
    rule?: RuleWords,
  ): ControlProps<FieldPathValue<V, Name>>;
  onSubmit(event?: SyntheticEvent): void;
  /** From the first press until the screen has gone elsewhere. */
  busy: boolean;
  /** While the answer is awaited. */
  waiting: boolean;
  /** The failure that belongs to no field and that the screen does not show itself. */
  alert: ApiError | null;
  /** Empties the form for another entry, on a screen that stays after a success. */
  restart(): void;
}

interface Sending<Sent, Answer> {
  send(values: Sent): Promise<Answer>;
  settle?(values: Sent): Promise<{ answer: Answer } | undefined>;
}

/** Sends values; an answer that was lost after they may have arrived is asked for (decision 21). */
async function sendAndSettle<Sent, Answer>(
  values: Sent,
  { send, settle }: Sending<Sent, Answer>,
): Promise<Answer> {
  try {
    return await send(values);
  } catch (error) {
    const lost = error instanceof ApiError && error.details.sent === true;
    const settled = lost ? await settle?.(values).catch(() => undefined) : undefined;
    if (!settled) throw error;
    return settled.answer;
  }
}

/**
 * One form: values checked by a schema, sent once however often it is pressed, the platform's errors at
 * their fields by a table, focus on the first wrong one, messages that follow the language. Every failure
 * keeps what was typed, except an answer to a used captcha.
 */
export function useAppForm<V extends FieldValues, Sent extends FieldValues, Answer>(
  options: AppFormOptions<V, Sent, Answer>,
): AppFormState<V, Sent> {
  const { key, schema, mode = 'onTouched', captcha, onDone, emptied, onFailed } = options;
  const [defaultValues] = useState(options.defaults);
  const [shownElsewhere, setShownElsewhere] = useState<ApiError>();
  const [, showValue] = useReducer((changes: number) => changes + 1, 0);
  const errorText = useFieldErrorText();
  const form = useForm<V, unknown, Sent>({
    mode,
    ...(mode === 'onTouched' ? { delayError: ERROR_DELAY_MS } : {}),
    defaultValues,
    resolver: useMemo(() => zodResolver(schema), [schema]),
  });
  useRevalidation(form);
  useLateRules(form, schema, mode === 'onTouched');

  function showFailure(error: ApiError) {
    const captchaShown = captcha?.shown ?? true;
    if (captcha?.onFailure(error) && isPathOf(form.getValues(), CAPTCHA)) form.resetField(CAPTCHA);
    if (emptied) form.resetField(emptied(error));
    const atFields = fieldRefusals(error, options).filter(
      ({ name }) => name !== CAPTCHA || captchaShown,
    );
    atFields.forEach(({ name, ...refusal }, place) =>
      form.setError(name, refusal, { shouldFocus: place === 0 }),
    );
    const handled = onFailed?.(error, form) === true;
    if (handled || atFields.length > 0) setShownElsewhere(error);
  }

  const { submit, busy, waiting, error, clear } = useSubmission(key, {
    send: (values: Sent) => sendAndSettle(values, options),
    onDone,
    onFailed: showFailure,
  });
  const errorOf = (name: FieldPath<V>, rule?: RuleWords) =>
    errorText(form.getFieldState(name, form.formState).error, rule);
  return {
    form,
    field: (name, rule) => ({ ...form.register(name), error: errorOf(name, rule) }),
    control: (name, rule) => {
      const { ref, onChange, onBlur } = form.register(name);
      return {
        name,
        value: form.getValues(name),
        onChange: (next) => {
          void onChange({ type: 'change', target: { name, value: next } });
          showValue();
        },
        onBlur: () => void onBlur({ type: 'blur', target: { name, value: form.getValues(name) } }),
        error: errorOf(name, rule),
        ref: (element) => ref(element && { focus: () => element.focus() }),
      };
    },
    onSubmit: (event) => void form.handleSubmit(submit, clear)(event),
    busy,
    waiting,
    alert: error === shownElsewhere ? null : error,
    restart: () => {
      clear();
      form.reset();
    },
  };
}
