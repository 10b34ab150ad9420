import styled from 'styled-components';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { ShortcutGroup } from './shortcuts.ts';

export interface ShortcutListProps {
  groups: readonly ShortcutGroup[];
}

const Groups = styled.div`
  columns: 2 320px;
  column-gap: 32px;
  section {
    break-inside: avoid;
    margin-block-end: ${theme.space[4]};
    display: grid;
    gap: ${theme.space[2]};
  }
  h3 {
    font: 600 13px/20px ${theme.font.family};
  }
  dl {
    display: grid;
    gap: ${theme.space[2]};
    margin: 0;
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    font: ${theme.font.table} ${theme.font.family};
  }
  dd {
    display: flex;
    flex: none;
    gap: ${theme.space[1]};
    margin: 0;
  }
  /* The product's font has only two of the four arrows. */
  [data-arrow] {
    min-inline-size: 20px;
    font-family: system-ui, sans-serif;
    text-align: center;
  }
`;

const isArrow = (key: string) => /^[←→↑↓]$/u.test(key);

/** Keyboard shortcuts in groups, each with its description and keys. */
export function ShortcutList({ groups }: ShortcutListProps) {
  return (
    <Groups>
      {groups.map(({ label, shortcuts, changed }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <dl>
            {shortcuts.map(({ does, keys }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key) => (
                    <Kbd key={key} data-arrow={isArrow(key) || undefined}>
                      {key}
                    </Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          {changed === undefined ? null : (
            <Text muted size="small">
              {changed}
            </Text>
          )}
        </section>
      ))}
    </Groups>
  );
}
