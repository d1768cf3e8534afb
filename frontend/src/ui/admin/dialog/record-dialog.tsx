import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { ErrorPage } from '../../pages/error-page';
import { Skeleton } from '../../skeleton';
import { Dialog } from './dialog';
import { useOpening } from './use-opening';

interface RecordDialogProps<T> {
  /** The id of the record; null while closed. */
  open: string | null;
  onClose: () => void;
  query: (id: string) => UseQueryOptions<T>;
  title: (record: T | undefined) => string;
  children: (record: T) => ReactNode;
}

/** The quick view of a record, which is read again at each opening. It keeps its content while it closes. */
export function RecordDialog<T>({ open, onClose, query, title, children }: RecordDialogProps<T>) {
  const { shown, opening } = useOpening(open);
  const { data, isError, error, refetch } = useQuery<T>(
    shown === null ? { queryKey: ['nothing-shown'], queryFn: skipToken } : { ...query(shown), enabled: open !== null },
  );
  return (
    <Dialog isOpen={open !== null} onClose={onClose} title={title(data)}>
      {isError ? (
        <ErrorPage compact error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Fragment key={opening}>{children(data)}</Fragment>
      ) : (
        <Skeleton h="64" />
      )}
    </Dialog>
  );
}
