import styled from 'styled-components';
import type { ShortcutGroup } from '#src/app/shell/commands/shortcuts.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { theme } from '#src/components/theme/theme.ts';

export interface ShortcutsDialogProps {
  groups: readonly ShortcutGroup[];
  onClose: () => void;
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
    font: 600 0.8125rem/1.25rem ${theme.font.family};
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

/** Lists all keyboard shortcuts in groups, each with its description and keys. */
export function ShortcutsDialog({ groups, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" size="large" readable onClose={onClose}>
      <Groups>
        {groups.map(({ label, shortcuts }) => (
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
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}
