import type { ReactNode } from 'react';
import { uiCopy } from '../../copy';
import { Skeleton } from '../../skeleton';
import { Loaded, type LoadedProps } from '../list/list-page';
import { Dialog } from './dialog';

interface LoadedDialogProps<T> {
  query: LoadedProps<T>['query'];
  title: string;
  onClose: () => void;
  /** Returns the dialog. */
  children: (data: T) => ReactNode;
}

/** Renders a dialog once its data is there. A failed read has a dialog of its own, to try again or to close. */
export function LoadedDialog<T>({ query, title, onClose, children }: LoadedDialogProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton h="12" aria-label={uiCopy.loading} />;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Loaded query={query}>{null}</Loaded>
    </Dialog>
  );
}
