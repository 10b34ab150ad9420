import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar, type AvatarProps } from '#src/components/Avatar/Avatar.tsx';
import { DialogDescription } from '#src/components/Dialog/Dialog.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { theme } from '#src/components/theme/theme.ts';
import { LongText } from './LongText.tsx';

export interface RecordHeadProps {
  /** The name of the record. */
  name: string;
  /** What the name is, for assistive technology: `Company Name`; `Name` when absent. */
  label?: string;
  /** How logo or initials look: round without a logo if it is `{}`; none when absent. */
  avatar?: Omit<AvatarProps, 'name' | 'size'>;
  /** The status as a badge. */
  status: ReactNode;
  /** A sentence below the name. */
  note?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  > div {
    min-inline-size: 0;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    margin: 0;
  }
  dl > div {
    display: flex;
    min-inline-size: 0;
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  div:first-child > dd {
    font: ${theme.font.heading} ${theme.font.family};
  }
  p {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/** Size of the logo or initials in px. */
const AVATAR_SIZE = 44;

/** The beginning of a dialog about a record: logo or initials, name and status. The name describes the dialog. */
export function RecordHead({ name, label = 'Name', avatar, status, note }: RecordHeadProps) {
  return (
    <Root>
      {avatar ? <Avatar name={name} size={AVATAR_SIZE} {...avatar} /> : null}
      <div>
        <dl>
          <div>
            <VisuallyHidden as="dt">{label}</VisuallyHidden>
            <DialogDescription render={<dd />}>
              <LongText label={label} text={name} />
            </DialogDescription>
          </div>
          <div>
            <VisuallyHidden as="dt">Status</VisuallyHidden>
            <dd>{status}</dd>
          </div>
        </dl>
        {note ? <p>{note}</p> : null}
      </div>
    </Root>
  );
}
