import { Download, Paperclip } from 'lucide-react';
import styled from 'styled-components';
import type { Attachment } from '#src/api/types/ticket.ts';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FileButton } from '#src/components/FileButton/FileButton.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { formatBytes } from '#src/lib/fileSize.ts';
import { toShown } from '#src/lib/text.ts';
import { ATTACHMENT_BYTES } from '../attachmentFile.ts';

export interface TicketAttachmentsProps {
  attachments: readonly Attachment[];
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (file: File) => Promise<string | null>;
  onDownload: (attachment: Attachment) => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.control};
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    padding-block: ${theme.space[2]};
    padding-inline: ${theme.space[3]} ${theme.space[1]};
    font: ${theme.font.table} ${theme.font.family};
  }
  li + li {
    border-block-start: 1px solid ${theme.border.subtle};
  }
  li > svg {
    flex: none;
    color: ${theme.text.muted};
  }
  li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  li > div > strong {
    font-weight: 500;
  }
`;

/** The files of a ticket, and the button that adds one. */
export function TicketAttachments({ attachments, onUpload, onDownload }: TicketAttachmentsProps) {
  return (
    <DialogSection title="Attachments">
      <Body>
        {attachments.length === 0 ? (
          <Text muted size="table">
            No attachments
          </Text>
        ) : (
          <ul>
            {attachments.map((attachment) => (
              <li key={attachment.id}>
                <Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />
                <div>
                  <strong>{toShown(attachment.name)}</strong>
                  <Text muted size="small">
                    {formatBytes(attachment.size)} · {toShown(attachment.uploadedBy)} ·{' '}
                    <DateTime value={attachment.uploadedAt} />
                  </Text>
                </div>
                <IconButton
                  label={toShown(`Download ${attachment.name}`)}
                  icon={<Download />}
                  onClick={() => onDownload(attachment)}
                />
              </li>
            ))}
          </ul>
        )}
        <FileButton label="Upload File" maxBytes={ATTACHMENT_BYTES} onFile={onUpload} />
      </Body>
    </DialogSection>
  );
}
