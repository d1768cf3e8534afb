import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Note } from '../../../../../contracts/admin/notes.js';
import { formatMoment } from '../../../lib/format';
import { showFailure } from '../form/failure';
import { RowAction } from '../table/row-action';
import { RowButton } from '../table/row-button';
import { notesCopy as copy } from './copy';
import { NoteField } from './note-field';
import { useEditNote, useRemoveNote, type NotesOf } from './notes-api';

/** A note, which its author edits and removes. */
export function NoteItem({ of, note }: { of: NotesOf; note: Note }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useEditNote(of, note.id);
  const moment = formatMoment(note.createdAt);
  const stop = () => setEditing(false);
  if (isEditing && note.text !== null)
    return (
      <li>
        <NoteField
          kind={of.kind}
          label={copy.editOf(moment)}
          action={copy.save}
          text={note.text}
          isSending={edit.isPending}
          onSend={(text) =>
            edit.mutate(text, { onSuccess: stop, onError: (error) => showFailure(error, copy.editFailed) })
          }
          onCancel={stop}
        />
      </li>
    );
  return (
    <li>
      {note.text === null ? (
        <chakra.p color="muted">{copy.removed}</chakra.p>
      ) : (
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
          {note.text}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="xs" color="muted">
        <span>
          {[note.author, formatMoment(note.removedAt ?? note.createdAt), note.editedAt && copy.edited]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {note.isMine && note.text !== null && (
          <OwnNote of={of} note={note} moment={moment} onEdit={() => setEditing(true)} />
        )}
      </chakra.div>
    </li>
  );
}

interface OwnNoteProps {
  of: NotesOf;
  note: Note;
  moment: string;
  onEdit: () => void;
}

function OwnNote({ of, note, moment, onEdit }: OwnNoteProps) {
  const remove = useRemoveNote(of, note.id);
  return (
    <>
      <RowButton aria-label={copy.editOf(moment)} onClick={onEdit}>
        {copy.edit}
      </RowButton>
      <RowAction
        text={copy.remove}
        label={copy.removeOf(moment)}
        change={remove}
        input={undefined}
        question={copy.removeQuestion}
        done={copy.removed}
        failed={copy.removeFailed}
      />
    </>
  );
}
