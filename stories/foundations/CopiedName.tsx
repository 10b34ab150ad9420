import { styled } from 'storybook/theming';
import { copyText, copyWords } from '#src/components/CopyButton/copyText.ts';
import { useBrief } from '#src/components/useBrief.ts';

const Name = styled.button(({ theme }) => ({
  padding: '2px 6px',
  border: 0,
  borderRadius: 5,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'copy',
  '&:hover': { background: theme.background.hoverable },
}));

/** A name that a press copies. */
export function CopiedName({ name, copied = name }: { name: string; copied?: string }) {
  const [result, setResult] = useBrief<'copied' | 'failed'>();
  return (
    <>
      <Name type="button" title="Copy" onClick={() => void copyText(copied).then(setResult)}>
        {name}
      </Name>
      <small role="status">{copyWords[result ?? 'ready']}</small>
    </>
  );
}
