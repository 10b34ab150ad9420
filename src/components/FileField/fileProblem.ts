import { formatBytes, formatBytesApart } from '#src/lib/fileSize.ts';
import { describeTypes, isAccepted } from '#src/lib/fileTypes.ts';

export interface FileRules {
  /** A list of media types, as in the `accept` attribute. */
  accept: string;
  maxBytes: number;
}

/** The limits in words: `PNG, JPEG, WebP or SVG, up to 2 MB`. */
export function describeRules({ accept, maxBytes }: FileRules): string {
  return `${describeTypes(accept)}, up to ${formatBytes(maxBytes)}`;
}

/** Why a file is refused by its type or size, in one sentence; `null` when it is accepted. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>, rules: FileRules): string | null {
  if (!isAccepted(file, rules.accept)) return `Choose a file of type ${describeTypes(rules.accept)}`;
  if (file.size === 0) return 'The file is empty';
  if (file.size > rules.maxBytes) {
    const [size, most] = formatBytesApart(file.size, rules.maxBytes);
    return `The file has ${size}; at most ${most} can be taken`;
  }
  return null;
}
