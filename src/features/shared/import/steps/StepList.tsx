import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';
import { type Step, steps } from '#src/features/shared/import/job/jobState.ts';

export interface StepListProps {
  step: Step;
  /** The content of the step. */
  children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-block-size: 100%;
  > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[5]};
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
  }
  > ol > li {
    counter-increment: step;
    padding-block-end: ${theme.space[1]};
    border-block-end: 2px solid transparent;
  }
  > ol > li::before {
    content: counter(step) '. ' / '';
  }
  > ol > li[aria-current] {
    border-color: ${theme.primary.solid};
    color: ${theme.text.main};
    font-weight: 600;
  }
  > div {
    display: flex;
    flex-direction: column;
    flex: 1;
    gap: ${theme.space[3]};
    min-block-size: 0;
    min-inline-size: 0;
  }
  ${media.small} {
    gap: ${theme.space[3]};
    > ol {
      column-gap: ${theme.space[3]};
    }
  }
`;

/** The steps of an import, with the content of the current one. A new step gets the focus. */
export function StepList({ step, children }: StepListProps) {
  const current = useRef<HTMLLIElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The button that was pressed is another one now: a second Enter must not press it.
    if (shown.current !== step) current.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Root>
      <ol>
        {steps.map((name) => (
          <li
            key={name}
            ref={name === step ? current : undefined}
            aria-current={name === step ? 'step' : undefined}
            tabIndex={-1}
          >
            {name}
          </li>
        ))}
      </ol>
      <div>{children}</div>
    </Root>
  );
}
