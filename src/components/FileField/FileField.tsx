import { ImageIcon, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import { formatBytes } from '#src/lib/fileSize.ts';
import { acceptsOnlyImages } from '#src/lib/fileTypes.ts';
import { Button } from '../Button/Button.tsx';
import { FieldContext, useFieldControl } from '../Field/useFieldControl.ts';
import { Root } from './FileField.styles.ts';
import { describeRules } from './fileProblem.ts';
import { useFileChoice } from './useFileChoice.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { useStrayFiles } from './useStrayFiles.ts';

export interface FileFieldProps {
  /** Media types, as in the `accept` attribute. Where all are images, files are checked by decoding. */
  accept: string;
  maxBytes: number;
  /** The chosen file, not yet sent. */
  value: File | null;
  onValueChange: (value: File | null) => void;
  /** Address of the image that is in force now, already checked by the caller. */
  currentUrl?: string | null | undefined;
  /** That address gives no image; the placeholder stands in for it. */
  onCurrentBroken?: (url: string) => void;
  /** Stands where the preview would be while there is no image: an Avatar with initials. */
  placeholder?: ReactNode;
  /** The accessible name where no Field gives one. */
  label?: string;
  name?: string;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  onBlur?: () => void;
}

/**
 * One file: chosen, dropped or pasted, with its limits said in advance. A file that is refused leaves the
 * one before in place; a form that fails to send keeps it too.
 */
export function FileField(props: FileFieldProps) {
  const { accept, maxBytes, value, onValueChange, currentUrl, placeholder, label, name, disabled } = props;
  const id = useId();
  const labelId = use(FieldContext)?.labelId;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { problem, offer, forget } = useFileChoice({ accept, maxBytes }, onValueChange);
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
    // Asked of the control, since a form may lock all of its fields.
    if (file && !input.current?.matches(':disabled')) void offer(file);
  }
  useStrayFiles(take);

  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault();
    setOver(isOver && !disabled);
  }

  return (
    <Root
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
                // Choosing the same file again has to be a change too.
                event.currentTarget.value = '';
              }}
            />
          </span>
          {value && !disabled ? (
            <Button
              id={`${id}remove`}
              fill="quiet"
              size="small"
              aria-labelledby={labelId ? `${id}remove ${labelId}` : undefined}
              onClick={() => {
                forget();
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
