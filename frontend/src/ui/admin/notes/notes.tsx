import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ErrorPage } from '../../pages/error-page';
import { Skeleton } from '../../skeleton';
import { showFailure } from '../form/failure';
import { DetailPart } from '../layout/details';
import { notesCopy as copy } from './copy';
import { NoteField } from './note-field';
import { NoteItem } from './note-item';
import { notesQuery, useWriteNote, type NotesOf } from './notes-api';

/** The notes of staff about a record, newest first, below the field for the next. */
export function Notes({ of }: { of: NotesOf }) {
  const notes = useQuery(notesQuery(of));
  return (
    <DetailPart title={copy.title}>
      <chakra.div display="grid" gap="4">
        <NewNote key={of.id} of={of} />
        {notes.isError ? (
          <ErrorPage compact error={notes.error} onRetry={() => void notes.refetch()} />
        ) : !notes.data ? (
          <Skeleton h="12" />
        ) : notes.data.length === 0 ? (
          <chakra.p color="muted">{copy.none}</chakra.p>
        ) : (
          <chakra.ul display="grid" gap="4" aria-label={copy.title}>
            {notes.data.map((note) => (
              <NoteItem key={note.id} of={of} note={note} />
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </DetailPart>
  );
}

function NewNote({ of }: { of: NotesOf }) {
  const write = useWriteNote(of);
  /** Ids by text: a text keeps its id while it is sent again, so that it is written once. */
  const ids = useRef(new Map<string, string>());
  const send = (text: string, onFailed: () => void) => {
    const id = ids.current.get(text) ?? crypto.randomUUID();
    ids.current.set(text, id);
    write.mutate(
      { id, text },
      {
        onSuccess: () => void ids.current.delete(text),
        onError: (error) => {
          onFailed();
          showFailure(error, copy.failed);
        },
      },
    );
  };
  return <NoteField kind={of.kind} label={copy.field} hint={copy.hint} action={copy.write} onSend={send} />;
}
