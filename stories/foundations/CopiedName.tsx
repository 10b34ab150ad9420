import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { COPY_RESULT_MS, copyText, copyWords } from '#src/components/CopyButton/copyText.ts';
import { theme } from '#src/components/theme/theme.ts';

const Name = styled.button`
  padding: 4px 6px;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: ${theme.text.main};
  font: ${theme.font.table} ${theme.font.family};
  text-align: start;
  cursor: copy;
  &:hover {
    background: ${theme.surface.hover};
  }
`;

const Result = styled.span`
  color: ${theme.text.muted};
  font: ${theme.font.small} ${theme.font.family};
`;

/** A name that a press copies. */
export function CopiedName({ name, copied = name }: { name: string; copied?: string }) {
  const [state, setState] = useState<keyof typeof copyWords>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), COPY_RESULT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <span>
      <Name type="button" title="Copy" onClick={() => void copyText(copied).then(setState)}>
        {name}
      </Name>
      <Result role="status">{copyWords[state]}</Result>
    </span>
  );
}
