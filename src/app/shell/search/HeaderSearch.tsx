import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';

export interface HeaderSearchProps {
  /** Below 768 px: a button in place of the box. */
  readonly narrow: boolean;
  /** The keyboard shortcut on this platform, for example `Ctrl K`. */
  readonly hint: string;
  /** Opens the global search with the text of the box. */
  onOpen: (text: string) => void;
}

const Box = styled.search`
  inline-size: 260px;

  kbd {
    flex: none;
    margin-inline-end: 8px;
    pointer-events: none;
  }
`;

/**
 * The header's search box (section 2 "Layout"): Enter opens the global search. Its type is not "search", so that the
 * first search box of a page is that of its list.
 */
export function HeaderSearch({ narrow, hint, onOpen }: HeaderSearchProps) {
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onOpen(text);
    setText('');
  }

  if (narrow) {
    return (
      <IconButton label="Search" icon={<Search size={16} strokeWidth={1.75} />} onClick={() => onOpen('')} />
    );
  }
  return (
    <Box>
      <form onSubmit={submit}>
        <TextInput
          aria-label="Search"
          placeholder="Search..."
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onValueChange={setText}
          start={<Search />}
          end={<Kbd>{hint}</Kbd>}
        />
      </form>
    </Box>
  );
}
