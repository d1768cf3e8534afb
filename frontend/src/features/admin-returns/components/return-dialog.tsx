import { chakra } from '@chakra-ui/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminReturnQuery } from '../api';
import { returnsCopy as copy } from '../copy';
import { ReturnDetail } from './return-detail';
import { ReturnTimeline } from './return-timeline';

export function ReturnDialog({ returnId, onClose }: { returnId: string | null; onClose: () => void }) {
  const id = useLast(returnId);
  const item = useQuery(id ? adminReturnQuery(id) : { queryKey: ['no-return'], queryFn: skipToken });
  return (
    <Dialog
      isOpen={returnId !== null}
      onClose={onClose}
      title={item.data ? copy.nameOf(item.data.orderNumber) : copy.loading}
    >
      {item.isError ? (
        <ErrorPage compact error={item.error} onRetry={() => void item.refetch()} />
      ) : item.data ? (
        <chakra.div display="grid" gap="8">
          <ReturnDetail item={item.data} />
          <ReturnTimeline id={item.data.id} />
        </chakra.div>
      ) : (
        <Skeleton h="64" />
      )}
    </Dialog>
  );
}
