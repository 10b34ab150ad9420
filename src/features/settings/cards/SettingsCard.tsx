import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '#src/components/Card/Card.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { theme } from '#src/components/theme/theme.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { anchorOf, type CardTitle, namesOf, settingFields } from '../settingFields.ts';

export interface SettingsCardProps {
  title: CardTitle;
  /** Badges at the end of the heading. */
  actions?: ReactNode;
  /** The settings of the card by default. */
  children?: ReactNode;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** The target of a link to the card. */
const Anchor = styled.div`
  scroll-margin-block-start: ${theme.space[5]};
  &:focus {
    outline: none;
  }
`;

/** One of the nine cards. */
export function SettingsCard({ title, actions, children }: SettingsCardProps) {
  return (
    <Anchor id={anchorOf(title)} tabIndex={-1}>
      <Card title={title} actions={actions}>
        <Stack>{children ?? <SettingInputs title={title} />}</Stack>
      </Card>
    </Anchor>
  );
}

/** The settings of a card in two columns, one on phones. */
export function SettingInputs({ title, children }: Pick<SettingsCardProps, 'title' | 'children'>) {
  return (
    <FieldGrid>
      <RecordFields fields={settingFields} names={namesOf(title)} />
      {children}
    </FieldGrid>
  );
}

/** Buttons at the end of a card, with a sentence about them. */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  > p {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;
