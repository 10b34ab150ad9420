import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface Tab {
  readonly value: string;
  readonly label: string;
  /** The tab's content; only the selected panel is mounted. */
  readonly panel?: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
}

const List = styled(Base.List)`
  display: flex;
  gap: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${theme.border.subtle};
`;

const TabButton = styled(Base.Tab)`
  flex: none;
  padding: 6px 10px 9px;
  border: 0;
  border-block-end: 2px solid transparent;
  border-start-start-radius: ${theme.radius.small};
  border-start-end-radius: ${theme.radius.small};
  background: none;
  color: ${theme.text.muted};
  font: 500 13px/20px ${theme.font.family};
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${theme.text.main};
  }
  &[data-active] {
    color: ${theme.text.main};
    border-color: ${theme.primary.solid};
    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.narrow} {
    padding-block: 11px;
  }
`;

const Panel = styled(Base.Panel)`
  padding-block-start: ${theme.space[4]};
`;

/** Shows one of several panels. The arrow keys move between tabs and select them. */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(String(next))}>
      <List aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <TabButton key={tab.value} value={tab.value}>
            {tab.label}
          </TabButton>
        ))}
      </List>
      {tabs.map((tab) =>
        tab.panel === undefined ? null : (
          <Panel key={tab.value} value={tab.value}>
            {tab.panel}
          </Panel>
        ),
      )}
    </Base.Root>
  );
}
