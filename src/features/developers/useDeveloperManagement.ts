import { useMemo, useRef, useState } from 'react';
import { useCompanyOptions } from '#src/api/companies.ts';
import { createDeveloper, deleteDeveloper, updateDeveloper, useDevelopers } from '#src/api/developers.ts';
import { useSession } from '#src/api/session.ts';
import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { useTableLayout } from '#src/components/DataTable/useTableLayout.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { toChoices } from '#src/features/shared/form/choices.ts';
import { formToast } from '#src/features/shared/form/formToast.ts';
import { endsSession, type SaveProblem, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { toListing } from '#src/features/shared/list/listing.ts';
import { fromSort, toSort } from '#src/features/shared/list/url/filterParams.ts';
import { useFilterParams } from '#src/features/shared/list/url/useFilterParams.ts';
import { type ListChanges, useListTools } from '#src/features/shared/list/useListTools.ts';
import { useSavedViews } from '#src/features/shared/list/views/useSavedViews.ts';
import type { developerDialogs } from './DeveloperDialogs.tsx';
import type { DeveloperManagementScreenProps } from './DeveloperManagementScreen.tsx';
import { developerFields } from './developerColumns.tsx';
import { developerParams, toStatus } from './developerFilters.ts';
import { developerRecord } from './developerRecord.ts';
import { useOpenedDeveloper } from './useOpenedDeveloper.ts';

const CLOSED = { open: '', id: '' };

/** What can be done to many developer users at once. */
const developerChanges: ListChanges<Developer> = {
  remove: ({ id }) => deleteDeveloper(id),
  statusOf: ({ isActive }) => (isActive ? 'active' : 'inactive'),
  setStatus: ({ id, name, emiratesId, email, phoneNumber, role, companyId }, status) =>
    updateDeveloper(id, {
      ...{ name, emiratesId, email, phoneNumber, role },
      companyId: companyId ?? '',
      isActive: status === 'active',
    }),
};

/** The state of Developer Management, and what its buttons do. */
export function useDeveloperManagement(): DeveloperManagementScreenProps {
  const { values, type, set, push, leave } = useFilterParams(developerParams);
  const status = toStatus(values.status);
  const developers = useDevelopers();
  const dialog = useOpenedDeveloper(values.open, values.id, developers);
  const owner = useSession(({ user }) => user?.id ?? '');
  const [layout, setLayout] = useTableLayout('developers', owner);
  const views = useSavedViews({
    table: 'developers',
    owner,
    all: 'All developers',
    defaults: developerParams,
    filters: { values, set },
    layout,
    onLayout: setLayout,
  });
  const tools = useListTools({
    name: 'Developers',
    kind: developerRecord,
    rows: developers.data?.rows,
    columns: developerFields,
    layout,
    changes: developerChanges,
    loadAll: null,
  });
  const [formWanted, setFormWanted] = useState(false);
  const editing = dialog.type === 'add' || dialog.type === 'edit';
  const companies = useCompanyOptions(formWanted || editing);
  const deleting = useRef(new Set<string>());

  const open = useMemo(() => {
    const opener = (name: (typeof developerDialogs)[number]) => (developer: Developer) =>
      push({ open: name, id: developer.id });
    return {
      onAdd: () => push({ open: 'add', id: '' }),
      onEdit: opener('edit'),
      onDetails: opener('details'),
      onSubUsers: opener('sub-users'),
      onDelete: opener('delete'),
      onFormIntent: () => setFormWanted(true),
    };
  }, [push]);

  function onClose() {
    leave(CLOSED);
  }

  async function onSave(developer: Developer | null, request: DeveloperRequest): Promise<SaveProblem | null> {
    const tell = formToast.refusal((developer ?? request).name);
    try {
      const { message } = developer
        ? await updateDeveloper(developer.id, request)
        : await createDeveloper(request);
      toast.success(message);
      toast.success('Developer saved successfully');
      return null;
    } catch (error) {
      const problem = toSaveProblem(error);
      if (!endsSession(error)) tell(problem.message);
      return problem;
    }
  }

  async function remove({ id, name }: Developer) {
    // The dialog takes a moment to go; its button may be pressed twice.
    if (deleting.current.has(id)) return;
    deleting.current.add(id);
    leave(CLOSED);
    try {
      const { message } = await deleteDeveloper(id);
      toast.success(message, { detail: name });
    } catch (error) {
      if (!endsSession(error)) toast.error(toSaveProblem(error).message, { detail: name });
    } finally {
      deleting.current.delete(id);
    }
  }

  return {
    listing: toListing(developers, { filtered: values.search !== '' || status !== '' }),
    stale:
      developers.data && developers.error
        ? { message: developers.error.message, onRetry: developers.retry }
        : null,
    filters: {
      search: values.search,
      status,
      onSearch: (search) => type({ search }),
      onStatus: (next) => set({ status: next }),
      onClear: () => set({ search: '', status: '' }),
    },
    table: {
      sort: toSort(values.sort, developerFields),
      onSort: (sort) => set({ sort: fromSort(sort) }),
      layout,
      onLayout: setLayout,
    },
    views,
    tools,
    open,
    dialogs: {
      dialog,
      companies: toChoices(companies),
      onSave,
      onSubUsers: open.onSubUsers,
      onDelete: (developer) => void remove(developer),
      onClose,
      onLoadFailed: () => {
        toast.error('This could not be opened. Check the connection and try again.');
        leave(CLOSED);
      },
    },
  };
}
