import { Controller } from '@nestjs/common';
import {
  editCustomerNote,
  listCustomerNotes,
  removeCustomerNote,
  writeCustomerNote,
  type Note,
} from '../../../contracts/admin/notes.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Notes, type Noted } from './notes.js';

type OfCustomer = Pick<Call<typeof listCustomerNotes>, 'params' | 'request'>;
const notedIn = ({ params, request }: OfCustomer): Noted => ({
  kind: 'customer',
  recordId: params.id,
  staffId: request.staff.id,
});

@Controller()
export class CustomerNotesController {
  constructor(private readonly notes: Notes) {}

  @Handles(listCustomerNotes)
  listCustomerNotes(call: Call<typeof listCustomerNotes>): Promise<Note[]> {
    return this.notes.list(notedIn(call));
  }

  @Handles(writeCustomerNote)
  writeCustomerNote(call: Call<typeof writeCustomerNote>): Promise<void> {
    return this.notes.write(notedIn(call), call.body);
  }

  @Handles(editCustomerNote)
  editCustomerNote(call: Call<typeof editCustomerNote>): Promise<void> {
    return this.notes.edit(notedIn(call), call.params.noteId, call.body.text);
  }

  @Handles(removeCustomerNote)
  removeCustomerNote(call: Call<typeof removeCustomerNote>): Promise<void> {
    return this.notes.remove(notedIn(call), call.params.noteId);
  }
}
