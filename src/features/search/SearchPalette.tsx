import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { HitLine } from './HitLine.tsx';
import * as Styled from './SearchPalette.styles.ts';
import type { SearchGroup, SearchHit } from './searchHits.ts';

export interface SearchPaletteProps {
  readonly search: string;
  onSearchChange: (search: string) => void;
  /** The hits, ranked. */
  readonly groups: readonly SearchGroup[];
  /** Shown under the hits while records load, or when they failed to load. */
  readonly note?: string | undefined;
  onOpen: (hit: SearchHit) => void;
  onClose: () => void;
  /** Gets the focus when the search closes; where it was, when absent. */
  readonly returnFocus?: HTMLElement | null | undefined;
}

/** Puts the cursor behind the text as soon as the field is there, so that it gets every letter. */
function focusEnd(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** What is announced of the hits. */
function foundText(groups: readonly SearchGroup[]): string {
  const [first, ...others] = groups.flatMap(({ items }) => items);
  if (!first) return 'Nothing matches';
  const count = others.length + 1;
  return `${formatNumber(count)} ${count === 1 ? 'result' : 'results'}, first: ${first.label}`;
}

/** How long nothing is typed before the hits are announced, milliseconds. */
const PAUSE = 700;

/** Announces the hits after a pause, because each letter changes them. */
function FoundStatus({ found }: { found: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(found), PAUSE);
    return () => clearTimeout(timer);
  }, [found]);
  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}

/** The global search: commands, screens and records in one list. Open while mounted. */
export function SearchPalette({ search, onSearchChange, groups, note, onOpen, ...more }: SearchPaletteProps) {
  const { onClose, returnFocus } = more;
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Styled.Backdrop />
        <Styled.Popup aria-label="Search" finalFocus={() => returnFocus ?? true}>
          <Autocomplete.Root
            open
            inline
            items={groups}
            filter={null}
            value={search}
            onValueChange={onSearchChange}
            itemToStringValue={(hit: SearchHit) => hit.label}
            autoHighlight="always"
            keepHighlight
          >
            <Styled.Field>
              <Search size={16} strokeWidth={1.75} aria-hidden />
              <Autocomplete.Input ref={focusEnd} aria-label="Search" placeholder="Search..." />
              <IconButton label="Close" icon={<X />} tooltip={false} onClick={() => onClose()} />
            </Styled.Field>
            <Styled.Scroll>
              {groups.length === 0 && (
                <Styled.Note>{`Nothing matches “${search.trim().slice(0, 60)}”`}</Styled.Note>
              )}
              <Autocomplete.List aria-label="Results">
                {(group: SearchGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items}>
                    <Styled.GroupLabel>{group.label}</Styled.GroupLabel>
                    <Autocomplete.Collection>
                      {(hit: SearchHit) => (
                        <Styled.Item key={hit.id} value={hit} onClick={() => onOpen(hit)}>
                          <HitLine hit={hit} search={search} />
                        </Styled.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              <FoundStatus found={search.trim() === '' ? '' : foundText(groups)} />
              <div role="status">{note ? <Styled.Note>{note}</Styled.Note> : null}</div>
            </Styled.Scroll>
            <Styled.Foot aria-hidden>
              <span>
                <Kbd>↑</Kbd>
                <Kbd>↓</Kbd> to choose
              </span>
              <span>
                <Kbd>Enter</Kbd> to open or run
              </span>
              <span>
                <Kbd>Esc</Kbd> to close
              </span>
            </Styled.Foot>
          </Autocomplete.Root>
        </Styled.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
