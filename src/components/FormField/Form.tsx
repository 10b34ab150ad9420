import { useFormikContext } from 'formik';
import { type ComponentPropsWithoutRef, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface FormProps
  extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onReset' | 'onInvalid' | 'noValidate'> {
  /** Called when a submit fails validation, so that the error of the last attempt can be cleared. */
  onRefused?: (() => void) | undefined;
}

const Root = styled.form`
  /* Explains the asterisks of labels, and is generated as they are: screen readers say of each control that it is required. */
  &:has(label[data-required])::before {
    content: '* Required' / '';
    margin-block-end: -${theme.space[2]};
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/**
 * The `<form>` of a Formik form, without native validation. After a failed submit it focuses the first invalid control,
 * whether the rules or the server refused it.
 */
export function Form({ onRefused, ...rest }: FormProps) {
  const { handleSubmit, isSubmitting, isValid, submitCount } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(0);
  const refused = useEffectEvent(() => onRefused?.());

  useEffect(() => {
    // Once per submit: later edits must not move the focus.
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    if (isValid) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    refused();
  }, [isSubmitting, isValid, submitCount]);

  return <Root {...rest} ref={form} noValidate onSubmit={handleSubmit} />;
}
