import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { ProgressLine } from '#src/components/ProgressLine/ProgressLine.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';

export interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** In the place of the search's own field. */
const Root = styled.dialog`
  inset-block: 12vh auto;
  inline-size: min(680px, calc(100vw - 32px));
  max-inline-size: none;
  margin-inline: auto;
  padding: 0;
  border: 0;
  background: none;
`;

/** Takes what is typed while the code of the search is loaded, which then shows its hits. */
export function SearchField({ text, onType, onClose }: SearchFieldProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <Root ref={dialog} aria-label="Search" onClose={onClose}>
      <TextInput
        aria-label="Search"
        placeholder="Search..."
        autoComplete="off"
        value={text}
        onValueChange={onType}
        start={<Search />}
        onKeyDown={(event) => {
          // An open dialog below must not take Escape.
          if (event.key === 'Escape') event.stopPropagation();
        }}
      />
      <ProgressLine active />
    </Root>
  );
}
