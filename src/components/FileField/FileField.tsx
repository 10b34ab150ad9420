import { ImageIcon, Upload } from 'lucide-react';
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { fileNameText } from '#src/lib/fileName.ts';
import { formatBytes, formatBytesApart } from '#src/lib/fileSize.ts';
import { acceptsOnlyImages, describeTypes, isAccepted } from '#src/lib/fileTypes.ts';
import { CHOOSE_AGAIN, heldFile } from '#src/lib/heldFile.ts';
import { Button } from '../Button/Button.tsx';
import { FieldContext, useFieldControl } from '../Field/useFieldControl.ts';
import { FileName } from '../FileName/FileName.tsx';
import { Root } from './FileField.styles.ts';
import { useFileDrop, usePastedFiles } from './useFileDrop.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface FileRules {
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

/** Larger images are refused before decoding: a small file can decode to gigabytes. */
const MAX_EDGE = 8192;

/**
 * Why a file can't be shown as an image; `null` when it decodes. Uses `<img>`, because scripts in an SVG do not run
 * there.
 */
async function imageProblem(file: File): Promise<string | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(new Error('The file is no image'));
      image.src = url;
    });
    if (Math.max(image.naturalWidth, image.naturalHeight) > MAX_EDGE) {
      return `The image is larger than ${MAX_EDGE} pixels on one side`;
    }
    await image.decode();
    return null;
  } catch {
    return 'The file cannot be read as an image';
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function contentProblem(file: File, { accept }: FileRules): Promise<string | null> {
  return acceptsOnlyImages(accept) ? await imageProblem(file) : null;
}

/** Checks a chosen, dropped or pasted file, the limits before its bytes, and calls `onAccepted` with a copy in memory. */
function useFileChoice(rules: FileRules, onAccepted: (file: File) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  // Only the last choice counts: an earlier one may still be decoding.
  const latest = useRef<File | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  async function choose(file: File) {
    latest.current = file;
    const refused = fileProblem(file, rules);
    const held = refused === null ? await heldFile(file).catch(() => null) : null;
    const found = refused ?? (held ? await contentProblem(held, rules) : CHOOSE_AGAIN);
    if (latest.current !== file) return;
    setProblem(found);
    if (held && found === null) onAccepted(held);
  }

  function clear() {
    latest.current = null;
    setProblem(null);
  }

  return { problem, choose, clear };
}

export interface FileFieldProps {
  /** Media types, as in the `accept` attribute. If all are images, files are checked by decoding. */
  accept: string;
  /** The largest file that is taken, in bytes. */
  maxBytes: number;
  /** The chosen file, not yet sent. */
  value: File | null;
  onValueChange: (value: File | null) => void;
  /** URL of the saved image, checked by the caller. */
  currentUrl?: string | null | undefined;
  /** Called when `currentUrl` fails to load; the placeholder replaces it. */
  onCurrentBroken?: (url: string) => void;
  /** Shown without an image: an Avatar with initials. */
  placeholder?: ReactNode;
  /** The accessible name outside of a Field. */
  label?: string;
  name?: string;
  disabled?: boolean | undefined;
  /** @default whether its Field has an error */
  invalid?: boolean | undefined;
  onBlur?: () => void;
}

/**
 * One file: chosen, dropped or pasted, with the limits shown in advance. A refused file leaves the last accepted one
 * in place, as does a failed submit.
 */
export function FileField(props: FileFieldProps) {
  const { accept, maxBytes, value, onValueChange, currentUrl, placeholder, label, name, disabled } = props;
  const id = useId();
  const labelId = use(FieldContext)?.labelId;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { problem, choose, clear } = useFileChoice({ accept, maxBytes }, onValueChange);
  const preview = useObjectUrl(value && acceptsOnlyImages(accept) ? value : null);
  const control = useFieldControl({
    'aria-describedby': problem || value ? `${id}status ${id}rules` : `${id}rules`,
    ...(problem || props.invalid ? { invalid: true } : {}),
  });
  const [broken, setBroken] = useState<string | null>(null);
  const shown = value ? preview : currentUrl === broken ? null : currentUrl;
  const verb = value || currentUrl ? 'Replace' : 'Choose file';

  function take([file]: readonly File[]) {
    // Checked on the element, because a fieldset may disable it.
    if (file && !input.current?.matches(':disabled')) void choose(file);
  }
  usePastedFiles(root, take);
  const files = useFileDrop(take, disabled);

  return (
    <Root ref={root} {...files.drop} data-disabled={disabled || undefined}>
      <span data-preview>
        {shown ? (
          <img
            src={shown}
            alt={value ? `Preview of ${fileNameText(value.name)}` : 'Current image'}
            onError={() => {
              setBroken(shown);
              if (shown === currentUrl) props.onCurrentBroken?.(shown);
            }}
          />
        ) : (
          (placeholder ?? <ImageIcon aria-hidden="true" />)
        )}
      </span>
      <div>
        <div data-actions>
          <span data-choose>
            <Upload aria-hidden="true" />
            <span id={`${id}verb`}>{verb}</span>
            <input
              {...control}
              {...files.input}
              ref={input}
              accept={accept}
              name={name}
              disabled={disabled}
              aria-label={label ? `${verb} ${label}` : undefined}
              aria-labelledby={labelId ? `${id}verb ${labelId}` : undefined}
              onBlur={props.onBlur}
            />
          </span>
          {value && !disabled ? (
            <Button
              fill="quiet"
              size="small"
              // Not a label: a field's label names its input only.
              aria-describedby={labelId}
              onClick={() => {
                clear();
                onValueChange(null);
                input.current?.focus();
              }}
            >
              Remove
            </Button>
          ) : null}
        </div>
        <p id={`${id}rules`}>{describeRules({ accept, maxBytes })}</p>
        <div id={`${id}status`} role="status">
          {problem ? <p data-problem>{problem}</p> : null}
          {value ? (
            <p>
              {problem ? 'Still chosen: ' : null}
              <FileName name={value.name} />, {formatBytes(value.size)}
            </p>
          ) : null}
        </div>
      </div>
    </Root>
  );
}
