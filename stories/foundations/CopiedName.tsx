import styled from 'styled-components';
import { copyText, copyWords } from '#src/components/CopyButton/copyText.ts';
import { theme } from '#src/components/theme/theme.ts';
import { useBrief } from '#src/components/useBrief.ts';

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
  const [result, setResult] = useBrief<'copied' | 'failed'>();
  return (
    <span>
      <Name type="button" title="Copy" onClick={() => void copyText(copied).then(setResult)}>
        {name}
      </Name>
      <Result role="status">{copyWords[result ?? 'ready']}</Result>
    </span>
  );
}
