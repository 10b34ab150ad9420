import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { fileNameText } from '#src/lib/fileName.ts';
import { formatBytes } from '#src/lib/fileSize.ts';
import { Button } from '../Button/Button.tsx';
import { useFileDrop } from '../FileField/useFileDrop.ts';
import { theme } from '../theme/theme.ts';

export interface FileButtonProps {
  /** Text of the button: `Upload File`. */
  label: string;
  /** The largest file that is taken, in bytes. */
  maxBytes: number;
  /** Called with each file within the limit; resolves with an error sentence, or null. Never rejects. */
  onFile: (file: File) => Promise<string | null>;
}

/** Takes files one after the other; resolves with a sentence for each that was not taken. */
export async function takeFiles(
  files: readonly File[],
  { maxBytes, onFile }: Pick<FileButtonProps, 'maxBytes' | 'onFile'>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const file of files) {
    const problem =
      file.size > maxBytes
        ? `${fileNameText(file.name)} was not taken: it is larger than ${formatBytes(maxBytes)}.`
        : await onFile(file);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[3]};
  min-inline-size: 0;
  border-radius: ${theme.radius.control};
  font: ${theme.font.small} ${theme.font.family};
  color: ${theme.text.muted};
  &[data-over] {
    outline: 2px dashed ${theme.focus.ring};
    outline-offset: 4px;
  }
  > div {
    flex-basis: 100%;
  }
  > div > p {
    padding-block-start: ${theme.space[1]};
    color: ${theme.danger.text};
    overflow-wrap: anywhere;
  }
`;

/** A button that takes a file of any type, chosen, or all that are dropped on it. Shows the size limit, and errors beside it. */
export function FileButton({ label, maxBytes, onFile }: FileButtonProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function take(files: readonly File[]) {
    setProblems([]);
    const refused = await takeFiles(files, { maxBytes, onFile });
    // Another drop may have been taken meanwhile.
    setProblems((shown) => [...new Set([...shown, ...refused])]);
  }

  const files = useFileDrop((taken) => void take(taken));

  return (
    <Root {...files.drop}>
      <Button
        size="small"
        icon={<Upload />}
        aria-describedby={problems.length === 0 ? `${id}rules` : `${id}problem ${id}rules`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <span id={`${id}rules`}>Any file, up to {formatBytes(maxBytes)}</span>
      <input {...files.input} ref={input} hidden aria-label={label} />
      <div id={`${id}problem`} role="status">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </Root>
  );
}
