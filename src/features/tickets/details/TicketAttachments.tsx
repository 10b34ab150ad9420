import { Download, Paperclip } from 'lucide-react';
import styled from 'styled-components';
import type { Attachment } from '#src/api/types/ticket.ts';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FileButton } from '#src/components/FileButton/FileButton.tsx';
import { FileName } from '#src/components/FileName/FileName.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { Rows } from '#src/features/shared/Rows.ts';
import { fileNameText } from '#src/lib/fileName.ts';
import { formatBytes } from '#src/lib/fileSize.ts';
import { toShown } from '#src/lib/text.ts';

/** The largest file that can be uploaded, in bytes. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024;

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
  li > svg {
    flex: none;
    color: ${theme.text.muted};
  }
  li > div {
    flex: 1;
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
          <Rows data-framed="">
            {attachments.map((attachment) => (
              <li key={attachment.id}>
                <Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />
                <div>
                  <strong>
                    <FileName name={attachment.name} />
                  </strong>
                  <Text muted size="small">
                    {formatBytes(attachment.size)} · {toShown(attachment.uploadedBy)} ·{' '}
                    <DateTime value={attachment.uploadedAt} />
                    {attachment.isInternal ? ' · Internal note' : null}
                  </Text>
                </div>
                <IconButton
                  label={`Download ${fileNameText(attachment.name)}`}
                  icon={<Download />}
                  onClick={() => onDownload(attachment)}
                />
              </li>
            ))}
          </Rows>
        )}
        <FileButton label="Upload File" maxBytes={ATTACHMENT_BYTES} onFile={onUpload} />
      </Body>
    </DialogSection>
  );
}
