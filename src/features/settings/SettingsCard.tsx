import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '#src/components/Card/Card.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { theme } from '#src/components/theme/theme.ts';
import { anchorOf } from './nav/cardAnchors.ts';
import { SettingInput } from './SettingInput.tsx';
import type { CardTitle, SettingName } from './settingFields.ts';

export interface SettingsCardProps {
  title: CardTitle;
  /** Badges at the end of the heading. */
  actions?: ReactNode;
  children: ReactNode;
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
        <Stack>{children}</Stack>
      </Card>
    </Anchor>
  );
}

/** Settings in two columns, three of them in three, one on phones. */
export function SettingInputs({ names }: { names: readonly SettingName[] }) {
  return (
    <FieldGrid data-thirds={names.length === 3 || undefined}>
      {names.map((name) => (
        <SettingInput key={name} name={name} />
      ))}
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
