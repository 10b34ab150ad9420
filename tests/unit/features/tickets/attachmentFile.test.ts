import { describe, expect, it } from 'vitest';
import { masterTickets } from '#fixtures/build/samples.ts';
import { buildAttachment } from '#fixtures/build/ticket.ts';
import { attachmentFile } from '#src/features/tickets/attachmentFile.ts';
import { heldFile } from '#src/lib/heldFile.ts';

describe('the file of an attachment', () => {
  const samples = masterTickets.flatMap(({ attachments }) => attachments);

  it.each(samples)('has the size that the sample $name shows', (attachment) => {
    expect(attachmentFile(attachment).size).toBe(attachment.size);
  });

  it.each([0, 1, 79, 80, 81])('has exactly %i bytes', (size) => {
    expect(attachmentFile(buildAttachment({ size })).size).toBe(size);
  });

  it('has the uploaded bytes and type', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const content = await heldFile(new File([bytes], 'bytes.bin', { type: 'application/x-own' }));
    const file = attachmentFile(buildAttachment({ size: content.size, content }));
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(file.type).toBe('application/x-own');
  });
});
