import { MessageSquareText } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import type { ReplyTemplate } from './replyTemplates.ts';

export interface ReplyTemplatesProps {
  templates: readonly ReplyTemplate[];
  onChoose: (template: ReplyTemplate) => void;
}

/** The button with the sample replies; choosing one writes it into the comment. */
export function ReplyTemplates({ templates, onChoose }: ReplyTemplatesProps) {
  return (
    <Menu
      trigger={<Button icon={<MessageSquareText />}>Sample Replies</Button>}
      items={templates.map((template) => ({
        id: template.name,
        label: template.name,
        onSelect: () => onChoose(template),
      }))}
    />
  );
}
