interface SetOptions {
  shouldDirty?: boolean;
  shouldValidate?: boolean;
}

/**
 * What a part of a form needs to fill and check fields by their names; any form of `useForm` fits. Methods,
 * not properties: a form's own narrower names are accepted.
 */
export interface FieldAccess {
  getValues(name: string): unknown;
  setValue(name: string, value: string, options?: SetOptions): void;
  setError(
    name: string,
    error: { type: string; message: string },
    options?: { shouldFocus: boolean },
  ): void;
  setFocus(name: string): void;
  trigger(name?: string | readonly string[], options?: { shouldFocus: boolean }): Promise<boolean>;
}
