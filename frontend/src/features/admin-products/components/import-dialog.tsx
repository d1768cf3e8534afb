import { chakra } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { FormBody } from '../../../ui/admin/form/form-body';
import { Skeleton } from '../../../ui/skeleton';
import { adminCategoriesQuery } from '../api';
import { importCopy as copy } from '../import-copy';
import { readFile, useStartImport } from '../imports-api';
import { EditProgress } from './edit-progress';
import { ImportOutcome } from './import-outcome';

/** Chooses a file, shows what it changes and what is wrong with it, and applies it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [startedId, setStartedId] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={copy.title}>
      {startedId ? (
        <EditProgress editId={startedId} onClose={onClose} />
      ) : (
        <ImportForm onClose={onClose} onStarted={setStartedId} />
      )}
    </Dialog>
  );
}

function ImportForm({ onClose, onStarted }: { onClose: () => void; onStarted: (id: string) => void }) {
  const categories = useQuery(adminCategoriesQuery);
  const reading = useMutation({ mutationFn: readFile });
  const starting = useStartImport();
  const { data } = reading;
  const choose = (file: File | undefined) => {
    if (file) reading.mutate(file, { onError: (error) => showFailure(error, copy.readFailed) });
  };
  const apply = async () => {
    if (!data?.id || reading.isPending) return;
    try {
      await starting.mutateAsync(data.id);
      onStarted(data.id);
    } catch (error) {
      showFailure(error, copy.startFailed);
    }
  };
  const count = data?.id ? data.created + data.changed : 0;
  return (
    <FormBody isSaving={starting.isPending} onSubmit={apply} onCancel={onClose} action={copy.apply(count)}>
      <p>{copy.explain}</p>
      <TextField
        label={copy.file}
        hint={copy.fileHint}
        type="file"
        accept=".csv,text/csv"
        onClick={({ currentTarget }) => (currentTarget.value = '')} // so that the same file can be chosen again
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <chakra.section aria-label={copy.title} aria-live="polite">
        {reading.isPending && <Skeleton h="16" aria-label={copy.reading} />}
        {data && !reading.isPending && <ImportOutcome found={data} categories={categories.data ?? []} />}
      </chakra.section>
    </FormBody>
  );
}
