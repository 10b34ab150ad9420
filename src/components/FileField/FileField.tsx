import { ImageIcon, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import { formatBytes } from '#src/lib/fileSize.ts';
import { acceptsOnlyImages } from '#src/lib/fileTypes.ts';
import { Button } from '../Button/Button.tsx';
import { FieldContext, useFieldControl } from '../Field/useFieldControl.ts';
import { Root } from './FileField.styles.ts';
import { describeRules } from './fileProblem.ts';
import { useDocumentFiles } from './useDocumentFiles.ts';
import { useFileChoice } from './useFileChoice.ts';
import { useObjectUrl } from './useObjectUrl.ts';

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
  const [over, setOver] = useState(false);
  const { problem, choose, clear } = useFileChoice({ accept, maxBytes }, onValueChange);
  const preview = useObjectUrl(value && acceptsOnlyImages(accept) ? value : null);
  const control = useFieldControl({
    'aria-describedby': problem || value ? `${id}status ${id}rules` : `${id}rules`,
    ...(problem || props.invalid ? { invalid: true } : {}),
  });
  const [broken, setBroken] = useState<string | null>(null);
  const shown = value ? preview : currentUrl === broken ? null : currentUrl;
  const verb = value || currentUrl ? 'Replace' : 'Choose file';

  function take(files: FileList | null) {
    const file = files?.[0];
    // Checked on the element, because a fieldset may disable it.
    if (file && !input.current?.matches(':disabled')) void choose(file);
  }
  useDocumentFiles(root, take);

  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault();
    setOver(isOver && !disabled);
  }

  return (
    <Root
      ref={root}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <span data-preview>
        {shown ? (
          <img
            src={shown}
            alt={value ? `Preview of ${value.name}` : 'Current image'}
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
              ref={input}
              type="file"
              accept={accept}
              name={name}
              disabled={disabled}
              aria-label={label ? `${verb} ${label}` : undefined}
              aria-labelledby={labelId ? `${id}verb ${labelId}` : undefined}
              onBlur={props.onBlur}
              onChange={(event) => {
                take(event.currentTarget.files);
                // Choosing the same file again must fire a change event too.
                event.currentTarget.value = '';
              }}
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
              {`${value.name}, ${formatBytes(value.size)}`}
            </p>
          ) : null}
        </div>
      </div>
    </Root>
  );
}
