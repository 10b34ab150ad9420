import { expect, fn, within } from 'storybook/test';
import type { RelatedLine } from '#src/features/shared/records/recordKind.ts';
import { RelatedSectionView } from '#src/features/shared/related/RelatedSectionView.tsx';
import type { RelatedSection } from '#src/features/shared/related/relatedSections.ts';
import preview from '#storybook/preview.tsx';

/** Tickets of a customer. */
function tickets(count: number): readonly RelatedLine[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `TKT-2026-104${index}`,
    label: 'Invoice shows the wrong plan',
    hint: `TKT-2026-104${index}`,
    status: { label: 'Open', intent: 'info' as const },
    href: `/master/support-management?open=details&id=TKT-2026-104${index}`,
  }));
}

const answered = (answer: RelatedSection['state']['answer']) => ({
  status: 'ready' as const,
  answer,
  limits: [],
  retry: () => undefined,
});

function ready(count: number) {
  const all = '/master/support-management?customer=companies.COMP-001';
  return { state: answered({ lines: tickets(count), all }) };
}

const undo = fn();

const meta = preview.meta({
  title: 'Screens/Shared/RelatedSection',
  component: RelatedSectionView,
  args: { title: 'Tickets', sample: false, ...ready(5) },
});

/** Five: all of them, without Show all. Each line is a link to its record. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'Tickets (5)' }));
    await expect(part.getAllByRole('link')).toHaveLength(5);
    await expect(part.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/master/support-management?open=details&id=TKT-2026-1040',
    );
  },
});

export const MoreThanFive = meta.story({
  args: ready(7),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'Tickets (7)' }));
    await expect(part.getAllByRole('listitem')).toHaveLength(5);
    await expect(part.getByRole('link', { name: 'Show all Tickets' })).toHaveAttribute(
      'href',
      '/master/support-management?customer=companies.COMP-001',
    );
  },
});

/** A change of this session has its Undo beside the link to its record. */
export const WithUndo = meta.story({
  args: {
    title: 'Changes',
    state: answered({
      lines: [
        {
          id: 'AUD-S0001',
          label: 'Investor Updated by Sara Kaminski',
          hint: '2026-11-21 09:00 · City from Dubai to Doha',
          href: '/master/audit-logs?open=details&id=AUD-S0001',
          undo,
        },
      ],
      all: null,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Investor Updated by Sara Kaminski' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
});

/** What is no record of the console is plain text. */
export const Unknown = meta.story({
  args: {
    title: 'Company',
    state: answered({ lines: [{ id: 'c', label: 'Gone Estates', hint: '' }], all: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gone Estates')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

const long = {
  id: 'long',
  label: 'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II '.repeat(9),
  hint: `${'w'.repeat(300)}@example.com`,
  status: { label: 'Grace Period', intent: 'warning' as const },
  href: '/master/investor-users?open=details&id=long',
};

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    state: answered({
      lines: [long, { ...long, id: 'rtl', label: 'نورة بنت عبد الله الشامسي' }],
      all: null,
    }),
  },
});

/** On a phone the second line of a record is below its name. */
export const Narrow = meta.story({
  tags: ['narrow'],
  args: ready(7),
  globals: { viewport: { value: 'narrow' } },
});
