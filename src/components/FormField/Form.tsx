import { useFormikContext } from 'formik';
import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';

export type FormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onReset' | 'noValidate'>;

/**
 * The `<form>` of a Formik form: without the browser's own validation, and with the first invalid
 * control focused after an attempt that failed, whether our rules or the server refused it.
 */
export function Form(props: FormProps) {
  const { handleSubmit, isSubmitting, isValid, submitCount } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(0);

  useEffect(() => {
    // Once per attempt and only after it: later edits must not pull the focus about.
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, isValid, submitCount]);

  return <form {...props} ref={form} noValidate onSubmit={handleSubmit} />;
}
