import { shownFileName } from '#src/lib/fileName.ts';

export interface FileNameProps {
  name: string;
}

/** The name of a file: clean, isolated from the text around it, and with its ending in sight, at its end in every script. */
export function FileName({ name }: FileNameProps) {
  return <bdi dir="ltr">{shownFileName(name)}</bdi>;
}
