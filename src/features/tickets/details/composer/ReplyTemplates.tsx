import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import type { ReplyTemplate } from './replyTemplates.ts';

export interface ReplyTemplatesProps {
  templates: readonly ReplyTemplate[];
  /** Whether the replies are searched: the button is then a search field with its list. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (template: ReplyTemplate) => void;
}

/** The sample replies, found by their name; choosing one writes it into the comment. */
export function ReplyTemplates({ templates, open, onOpenChange, onChoose }: ReplyTemplatesProps) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) search.current?.focus();
  }, [open]);
  if (!open) {
    return (
      <Button icon={<MessageSquareText />} aria-haspopup="listbox" onClick={() => onOpenChange(true)}>
        Sample Replies
      </Button>
    );
  }
  return (
    <Combobox
      ref={search}
      label="Sample Replies"
      placeholder="Search sample replies"
      emptyText="No reply has this name"
      value=""
      open
      options={templates.map(({ name }) => ({ value: name, label: name }))}
      onOpenChange={onOpenChange}
      onValueChange={(name) => {
        const template = templates.find((each) => each.name === name);
        if (template) onChoose(template);
      }}
    />
  );
}
