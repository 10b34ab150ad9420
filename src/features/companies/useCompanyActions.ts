import { useRef, useState } from 'react';
import { createCompany, deleteCompany, updateCompany } from '#src/api/companies.ts';
import { ApiError } from '#src/api/errors.ts';
import type { Company, CompanyRequest } from '#src/api/types/company.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { formToast } from '#src/features/shared/form/formToast.ts';
import { endsSession, type SaveProblem, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { CompanyDialogsProps } from './CompanyDialogs.tsx';
import { saveCompanySubscription } from './companySubscriptions.store.ts';

type Actions = Pick<
  CompanyDialogsProps,
  'upload' | 'onSave' | 'onSubscription' | 'onDelete' | 'onClose' | 'onLoadFailed'
>;

/** What the server said about a deletion that failed, else the words of spec section 8. */
function deleteFailure(error: unknown): string {
  const said = error instanceof ApiError ? (error.serverMessage ?? error.serverError) : null;
  return said ?? 'Failed to delete company';
}

/** What the dialogs do; `onLeave` takes the open one out of the address, `onGone` is told who was deleted. */
export function useCompanyActions(onLeave: () => void, onGone: (company: Company) => void): Actions {
  const [upload, setUpload] = useState<number | null>(null);
  const deleting = useRef(new Set<string>());

  async function onSave(company: Company | null, request: CompanyRequest): Promise<SaveProblem | null> {
    const tell = formToast.refusal((company ?? request).companyName);
    const options = request.logo ? { onProgress: setUpload } : {};
    try {
      const { message } = company
        ? await updateCompany(company.id, request, options)
        : await createCompany(request, options);
      toast.success(message);
      toast.success('Company saved successfully');
      return null;
    } catch (error) {
      const problem = toSaveProblem(error);
      if (!endsSession(error)) tell(problem.message);
      return problem;
    } finally {
      setUpload(null);
    }
  }

  async function remove(company: Company) {
    const { id, companyName: name } = company;
    // The dialog takes a moment to go; its button may be pressed twice.
    if (deleting.current.has(id)) return;
    deleting.current.add(id);
    onLeave();
    try {
      const { message } = await deleteCompany(id);
      onGone(company);
      toast.success(message, { detail: name });
    } catch (error) {
      if (!endsSession(error)) toast.error(deleteFailure(error), { detail: name });
    } finally {
      deleting.current.delete(id);
    }
  }

  return {
    upload,
    onSave,
    onSubscription: ({ id }, subscription) => {
      saveCompanySubscription(id, subscription);
      toast.success('Subscription Updated', {
        detail: 'Subscription details have been saved successfully.',
      });
      toast.success('Subscription updated');
    },
    onDelete: (company) => void remove(company),
    onClose: onLeave,
    onLoadFailed: () => {
      toast.error('This could not be opened. Check the connection and try again.');
      onLeave();
    },
  };
}
