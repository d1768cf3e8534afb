import { Controller } from '@nestjs/common';
import {
  editOrderNote,
  listOrderNotes,
  removeOrderNote,
  writeOrderNote,
  type Note,
} from '../../../contracts/admin/notes.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Notes, type Noted } from './notes.js';

type OfOrder = Pick<Call<typeof listOrderNotes>, 'params' | 'request'>;
const notedIn = ({ params, request }: OfOrder): Noted => ({
  kind: 'order',
  recordId: params.id,
  staffId: request.staff.id,
});

@Controller()
export class OrderNotesController {
  constructor(private readonly notes: Notes) {}

  @Handles(listOrderNotes)
  listOrderNotes(call: Call<typeof listOrderNotes>): Promise<Note[]> {
    return this.notes.list(notedIn(call));
  }

  @Handles(writeOrderNote)
  writeOrderNote(call: Call<typeof writeOrderNote>): Promise<void> {
    return this.notes.write(notedIn(call), call.body);
  }

  @Handles(editOrderNote)
  editOrderNote(call: Call<typeof editOrderNote>): Promise<void> {
    return this.notes.edit(notedIn(call), call.params.noteId, call.body.text);
  }

  @Handles(removeOrderNote)
  removeOrderNote(call: Call<typeof removeOrderNote>): Promise<void> {
    return this.notes.remove(notedIn(call), call.params.noteId);
  }
}
