import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showFailure } from '../../../ui/admin/form/failure';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { editCopy as copy } from '../edit-copy';
import { editQuery, useReadProductsAgain, useUndoEdit } from '../edits-api';

/** How far an edit is, why some products did not change, and the button that takes it back. Closing it stops nothing. */
export function EditProgress({ editId, onClose }: { editId: string; onClose: () => void }) {
  const [shownId, setShownId] = useState(editId);
  const [undoId] = useState(() => crypto.randomUUID());
  const edit = useQuery(editQuery(shownId));
  const undo = useUndoEdit();
  const readAgain = useReadProductsAgain();
  const isDone = edit.data?.isRunning === false;
  useEffect(() => {
    if (isDone) readAgain();
  }, [isDone, shownId, readAgain]);
  if (edit.isError) return <ErrorPage compact error={edit.error} onRetry={() => void edit.refetch()} />;
  if (!edit.data) return <Skeleton h="32" />;
  const { kind, total, done, refused } = edit.data;
  const finished = done + refused.length;
  const takeBack = () =>
    undo.mutate(
      { id: editId, undoId },
      { onSuccess: () => setShownId(undoId), onError: (error) => showFailure(error, copy.undoFailed) },
    );
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <chakra.p role="status" fontWeight="semibold">
        {isDone ? copy.done({ kind, done }) : copy.progress(finished, total)}
      </chakra.p>
      {!isDone && <chakra.progress w="full" max={total} value={finished} aria-label={copy.progress(finished, total)} />}
      {refused.length > 0 && (
        <chakra.div role="alert" w="full" px="4" py="3" rounded="input" bg="fruit.raspberry.tint">
          <chakra.p fontWeight="semibold">{copy.refused(refused.length)}</chakra.p>
          <chakra.ul mt="1" maxH="40" overflowY="auto">
            {refused.map(({ name, refusal }, place) => (
              <li key={`${place} ${name}`}>{copy.refusal(name, refusal)}</li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
      {isDone && kind !== 'undo' && done > 0 && <chakra.p color="muted">{copy.undoHint}</chakra.p>}
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Button look="ink" size="sm" onClick={onClose}>
          {copy.close}
        </Button>
        {isDone && kind !== 'undo' && done > 0 && (
          <Button look="line" size="sm" disabled={undo.isPending} onClick={takeBack}>
            {copy.undo}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
