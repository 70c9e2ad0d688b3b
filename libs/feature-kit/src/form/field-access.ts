interface SetOptions {
  shouldDirty?: boolean;
  shouldValidate?: boolean;
}

/**
 * Methods of `useForm` that read, fill and check fields by name; every form is assignable. Declared as
 * methods, so that forms with narrower field names are accepted (bivariance).
 */
export interface FieldAccess {
  getValues(name: string): unknown;
  /** Returns a field's value and renders again with each change of it. */
  watch(name: string): unknown;
  setValue(name: string, value: string, options?: SetOptions): void;
  setError(
    name: string,
    error: { type: string; message: string },
    options?: { shouldFocus: boolean },
  ): void;
  clearErrors(name?: string | string[] | readonly string[]): void;
  setFocus(name: string): void;
  trigger(name?: string | readonly string[], options?: { shouldFocus: boolean }): Promise<boolean>;
}
