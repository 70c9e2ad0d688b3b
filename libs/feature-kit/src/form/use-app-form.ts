import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, type ErrorCode } from '@lobby/api-client';
import {
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefCallback,
  type SyntheticEvent,
} from 'react';
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
import { mayBeDone } from '../change/may-be-done';
import { useFieldErrorText, type RuleWords } from '../field-errors/use-field-error-text';
import { fieldRefusals, type RefusalTable } from './field-refusals';
import { isPathOf } from './is-path-of';
import { isLost } from './submission-errors';
import { useConfirmation } from './use-confirmation';
import { useDrafts, withDrafts, type DraftNames } from './use-drafts';
import { useForgottenSecrets } from './use-forgotten-secrets';
import { usePendingWork, type WaitFor } from './use-pending-work';
import { withRecorded } from './with-recorded';
import { useSchemaRevalidation } from './use-schema-revalidation';
import { useLanguageRevalidation } from './use-language-revalidation';
import { showLateFailure, useSubmission, type AfterSubmission } from './use-submission';
import { useMounted } from '../wait/use-mounted';

/** Delay of errors after a blur: shown at once, they would shift the button that is being pressed. */
const ERROR_DELAY_MS = 250;

/** Name of the captcha's field. */
const CAPTCHA = 'captcha';

/** Options of `useAppForm`. */
export interface AppFormOptions<V extends FieldValues, Sent extends FieldValues, Answer>
  extends RefusalTable<V>, AfterSubmission {
  /** Mutation key; one submission per key at a time. */
  key: string;
  /** Validates and transforms the values; messages are label keys. A new schema revalidates touched fields. */
  schema: z.ZodMiniType<Sent, V>;
  /** Initial values; a function is called once. */
  defaults: DefaultValues<V> | (() => DefaultValues<V>);
  /** Draft name by field. A draft survives a reload, a change of tab, back, an expired session; it is deleted on success. */
  drafts?: DraftNames;
  /** Fields to empty after the page was hidden for five minutes. */
  secrets?: readonly FieldPath<V>[];
  /** When a field is first validated: on submit or on blur. Default: `onTouched`. */
  mode?: 'onSubmit' | 'onTouched';
  /** Captcha of the form; its field is named `captcha`. */
  captcha?: Captcha;
  send(values: Sent): Promise<Answer>;
  /**
   * Queries the outcome of a submission whose response was lost; undefined if the platform did not act on
   * it. If it rejects, the original error is shown, and the next try of the same values queries first.
   */
  settle?(values: Sent): Promise<{ answer: Answer } | undefined>;
  /**
   * Refusals of a submission that arrived twice, as browsers resend after a broken connection: the outcome is queried as
   * well.
   */
  repeated?: readonly ErrorCode[];
  /** Called on success, also after the screen was left: navigate with `useOwnNavigate` or `useBack`. */
  onDone(answer: Answer, values: Sent): void;
  /** Field to reset on failure, before field errors are set; kept if the response was lost. */
  emptied?(error: ApiError): FieldPath<V>;
  /** Called on each failure; return true if the screen shows the error itself. */
  onFailed?(error: ApiError, form: UseFormReturn<V, unknown, Sent>): boolean | void;
}

/** Props of a text field. */
export interface FieldProps<Name extends string = string> extends UseFormRegisterReturn<Name> {
  error: string | undefined;
}

/** Props of a field that is not a plain input: a choice, an amount, images. */
export interface ControlProps<Value> {
  name: string;
  value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  error: string | undefined;
  /** Focused when this is the first invalid field. */
  ref: RefCallback<HTMLElement>;
}

/** Form state for `AppForm` and its fields. */
export interface AppFormState<V extends FieldValues, Sent extends FieldValues = V> {
  form: UseFormReturn<V, unknown, Sent>;
  /** Returns the props of a field, with its translated error; a rule's own text takes precedence. */
  field<Name extends FieldPath<V>>(name: Name, rule?: RuleWords): FieldProps<Name>;
  /** Like `field`, for controlled components. */
  control<Name extends FieldPath<V>>(
    name: Name,
    rule?: RuleWords,
  ): ControlProps<FieldPathValue<V, Name>>;
  onSubmit(event?: SyntheticEvent): void;
  /** Being sent, or succeeded: the form stays locked until the screen navigates. */
  busy: boolean;
  /** Being sent. */
  waiting: boolean;
  /** Submitted, and waiting for an upload of a field. */
  uploading: boolean;
  /** Adds a promise of a field, such as an upload, that a submission awaits; if it rejects, nothing is sent. */
  waitFor: WaitFor;
  /** Error of the whole form: one that neither a field nor the screen shows. */
  alert: ApiError | null;
  /** `alert` is about a lost response: the next submission of the same values queries the outcome first. */
  inDoubt: boolean;
  /** Resets the form after a success, for screens that stay open. */
  restart(): void;
}

interface Sending<Sent, Answer> {
  send(values: Sent): Promise<Answer>;
  settle?(values: Sent): Promise<{ answer: Answer } | undefined>;
  repeated?: readonly ErrorCode[];
}

/** Whether the platform refused; after a server error the outcome is unknown. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && (error.details.status ?? 0) < 500;

/** Whether an error has one of these codes. */
const isOneOf = (codes: readonly ErrorCode[], error: unknown) =>
  error instanceof ApiError && error.code !== undefined && codes.includes(error.code);

/** Values as text without the captcha, which differs in each try. */
const asText = (values: unknown) =>
  JSON.stringify(values, (name, value: unknown) => (name === CAPTCHA ? undefined : value));

const isSame = (one: unknown, other: unknown) => asText(one) === asText(other);

/**
 * Submits values; queries the outcome of a lost response with `settle`, at once and before the next try (decision 21). If
 * the same values are refused while the outcome of an earlier try is unknown, that try may have caused the refusal: queries
 * the outcome first, then rejects with the refusal (decision 63).
 */
function useSettledSend<Sent, Answer>({ send, settle, repeated = [] }: Sending<Sent, Answer>) {
  /** Values and error of the submission whose outcome is unknown. */
  const doubt = useRef<{ values: Sent; error: unknown }>(undefined);
  /** The outcome; undefined if there is none or the platform refuses the query. Rejects without a response. */
  const ask = async (values: Sent) =>
    settle?.(values).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return undefined;
    });
  return async (values: Sent): Promise<Answer> => {
    const open = isSame(doubt.current?.values, values) ? doubt.current : undefined;
    const before = open && (await ask(values).catch(() => undefined));
    if (before) return before.answer;
    try {
      doubt.current = undefined;
      return await send(values);
    } catch (error) {
      // Each try has a new captcha: its refusal says nothing about an earlier try.
      if (isOneOf(['captcha.wrong'], error)) {
        doubt.current = open;
        throw error;
      }
      const lost = mayBeDone(error);
      if (!settle || !(lost || open || isOneOf(repeated, error))) throw error;
      if (lost) doubt.current = { values, error };
      const after = await ask(values).catch(() => {
        doubt.current ??= open;
        throw open && isRefusal(error) ? open.error : error;
      });
      if (!after) throw error;
      return after.answer;
    }
  };
}

/**
 * A form: validation by a schema, one submission at a time, the platform's refusals at their fields,
 * focus on the first invalid field, errors in the current language. A failure keeps all values except a
 * used captcha answer and the field named by `emptied`.
 */
export function useAppForm<V extends FieldValues, Sent extends FieldValues, Answer>(
  options: AppFormOptions<V, Sent, Answer>,
): AppFormState<V, Sent> {
  const { key, schema, mode = 'onTouched', captcha, onDone, emptied, onFailed } = options;
  const { drafts = {}, secrets = [] } = options;
  const [defaults] = useState(options.defaults);
  const [defaultValues] = useState(() => withRecorded(withDrafts(defaults, drafts)));
  const [shownElsewhere, setShownElsewhere] = useState<ApiError>();
  const [, showValue] = useReducer((changes: number) => changes + 1, 0);
  const errorText = useFieldErrorText();
  const form = useForm<V, unknown, Sent>({
    mode,
    ...(mode === 'onTouched' ? { delayError: ERROR_DELAY_MS } : {}),
    defaultValues,
    resolver: useMemo(() => zodResolver(schema), [schema]),
  });
  const dropDrafts = useDrafts(form, drafts);
  useForgottenSecrets(form, secrets);
  useConfirmation(form);
  useLanguageRevalidation(form);
  useSchemaRevalidation(form, schema, mode === 'onTouched');

  function showFailure(error: ApiError) {
    const captchaShown = captcha === undefined || captcha.shown || error.details.captcha === true;
    if (captcha?.onFailure(error) && isPathOf(form.getValues(), CAPTCHA)) form.resetField(CAPTCHA);
    if (emptied && !isLost(error)) form.resetField(emptied(error));
    const refusals = fieldRefusals(error, options).filter(
      ({ name }) => name !== CAPTCHA || captchaShown,
    );
    refusals.forEach(({ name, ...refusal }, index) =>
      form.setError(name, refusal, { shouldFocus: index === 0 }),
    );
    const handled = onFailed?.(error, form) === true;
    if (handled || refusals.length > 0) setShownElsewhere(error);
  }

  const send = useSettledSend(options);
  /** Key of the succeeded submission: a press that is still being validated then sends nothing. */
  const done = useRef<string>(undefined);
  useEffect(
    function forgetOtherKey() {
      if (done.current !== key) done.current = undefined;
    },
    [key],
  );
  const mounted = useMounted();
  const { submit, busy, waiting, error, clear } = useSubmission(key, {
    send,
    onDone: (answer, values) => {
      done.current = key;
      dropDrafts();
      onDone(answer, values);
    },
    onFailed: showFailure,
    leftText: options.leftText,
    outdated: options.outdated,
    acrossSessions: options.acrossSessions,
  });
  const uploads = usePendingWork(({ field, error: failure }) => {
    if (!mounted.current) void showLateFailure(failure);
    else if (isPathOf(form.getValues(), field)) form.setFocus(field);
  });
  const check = form.handleSubmit((values) => {
    if (done.current === undefined) submit(values);
  }, clear);
  const errorOf = (name: FieldPath<V>, rule?: RuleWords) =>
    errorText(form.getFieldState(name, form.formState).error, rule);
  const alert = error === shownElsewhere ? null : error;
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
    onSubmit: (event) => {
      event?.preventDefault();
      void uploads.submitAfter(() => void check(event));
    },
    busy,
    waiting,
    uploading: uploads.waiting,
    waitFor: uploads.add,
    alert,
    inDoubt: options.settle !== undefined && isLost(alert),
    restart: () => {
      done.current = undefined;
      clear();
      dropDrafts();
      form.reset(defaults);
    },
  };
}
