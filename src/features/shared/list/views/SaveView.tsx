import { Plus } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import type { SavedViewsProps } from './SavedViews.tsx';

/** The button that saves what is shown as a view, unless a view or all records are shown. */
export function SaveView({ current, onNaming }: Pick<SavedViewsProps, 'current' | 'onNaming'>) {
  if (current !== null) return null;
  return (
    <Button fill="quiet" icon={<Plus />} onClick={() => onNaming({ of: null })}>
      Save view
    </Button>
  );
}
