import { useFormikContext } from 'formik';
import { type ComponentPropsWithoutRef, useEffect, useEffectEvent, useRef } from 'react';

export interface FormProps
  extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onReset' | 'onInvalid' | 'noValidate'> {
  /** An attempt failed over a field: what was said of the one before is out of date. */
  onRefused?: (() => void) | undefined;
}

/**
 * The `<form>` of a Formik form: without the browser's own validation, and with the first invalid
 * control focused after an attempt that failed, whether our rules or the server refused it.
 */
export function Form({ onRefused, ...rest }: FormProps) {
  const { handleSubmit, isSubmitting, isValid, submitCount } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(0);
  const refused = useEffectEvent(() => onRefused?.());

  useEffect(() => {
    // Once per attempt and only after it: later edits must not pull the focus about.
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    if (isValid) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    refused();
  }, [isSubmitting, isValid, submitCount]);

  return <form {...rest} ref={form} noValidate onSubmit={handleSubmit} />;
}
