import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { theme } from '../theme/theme.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  /** Whether a tooltip shows the label. */
  tooltip?: boolean | undefined;
}

const Square = styled(Button)`
  && {
    padding: 0;
    inline-size: ${theme.layout.control};
  }
  &&[data-size='small'] {
    inline-size: calc(${theme.layout.control} - 4px);
  }
  &&[data-size='large'] {
    inline-size: max(36px, ${theme.layout.control});
  }
  &&[aria-busy='true']::before {
    inset-inline: 0;
    margin-inline: auto;
  }
`;

/** A button with only an icon. Quiet by default. */
export function IconButton({ label, fill = 'quiet', tooltip = true, ...rest }: IconButtonProps) {
  return <Square {...rest} fill={fill} aria-label={label} data-tooltip={tooltip ? label : undefined} />;
}
