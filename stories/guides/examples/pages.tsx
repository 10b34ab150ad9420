import { Bell, Download, Plus } from 'lucide-react';
import { Breadcrumbs } from '#src/components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Header } from '#src/components/Header/Header.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Pagination } from '#src/components/Pagination/Pagination.tsx';
import { ViewMenu } from '#src/components/ViewMenu/ViewMenu.tsx';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import { type Examples, ignore } from './examples.ts';

const add = (
  <Button fill="solid" icon={<Plus />}>
    Add Developer
  </Button>
);

const bell = <IconButton label="Notifications" icon={<Bell />} />;

const view = {
  columns: [{ id: 'name', header: 'Name', text: () => '' }],
  layout: emptyLayout,
  onLayoutChange: ignore,
  density: 'normal',
  onDensityChange: ignore,
} as const;

export const examples: Readonly<Record<string, Examples>> = {
  Header: {
    do: <Header breadcrumbs={<Breadcrumbs items={['Plans']} />} actions={bell} />,
    dont: <Header breadcrumbs={<Breadcrumbs items={['Plans']} />} actions={add} />,
  },
  ViewMenu: {
    do: <ViewMenu {...view} />,
    dont: <EmptyState title="No columns" text="Every column is hidden." />,
  },
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
    do: <Breadcrumbs items={['User Management', 'Developer Users']} />,
    dont: <Breadcrumbs items={['Dashboard', 'Plans', 'Plans', 'Back']} />,
  },
  Pagination: {
    do: <Pagination page={5} pageCount={12} onPageChange={ignore} />,
    dont: <Button disabled>Next page</Button>,
  },
};
