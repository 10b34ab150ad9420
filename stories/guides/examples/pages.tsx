import { Download, Plus } from 'lucide-react';
import { Breadcrumbs } from '#src/components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Pagination } from '#src/components/Pagination/Pagination.tsx';
import { type Examples, ignore } from './examples.ts';

const add = (
  <Button fill="solid" icon={<Plus />}>
    Add Developer
  </Button>
);

export const examples: Readonly<Record<string, Examples>> = {
  PageHeader: {
    do: (
      <PageHeader
        title="Developer Management"
        count={64}
        actions={
          <>
            <Button icon={<Download />}>Export</Button>
            {add}
          </>
        }
      />
    ),
    dont: <PageHeader title="Developer Management (many)" actions={add} />,
  },
  Breadcrumbs: {
    do: <Breadcrumbs items={[{ label: 'User Management' }, { label: 'Developer Users' }]} />,
    dont: (
      <Breadcrumbs
        items={[{ label: 'Dashboard' }, { label: 'Plans' }, { label: 'Plans' }, { label: 'Back' }]}
      />
    ),
  },
  Pagination: {
    do: <Pagination page={5} pageCount={12} onPageChange={ignore} />,
    dont: <Button disabled>Next page</Button>,
  },
};
