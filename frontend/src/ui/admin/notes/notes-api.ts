import {
  editCustomerNote,
  editOrderNote,
  listColleagueNames,
  listCustomerNotes,
  listMentions,
  listOrderNotes,
  removeCustomerNote,
  removeOrderNote,
  writeCustomerNote,
  writeOrderNote,
  type NotedKind,
  type WriteNote,
} from '../../../../../contracts/admin/notes.js';
import { queryOf, request } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';
import { freshQueryOf } from '../fresh';

/** What notes are about: an order or a customer, by id. */
export interface NotesOf {
  kind: NotedKind;
  id: string;
}

const endpoints = {
  order: { list: listOrderNotes, write: writeOrderNote, edit: editOrderNote, remove: removeOrderNote },
  customer: { list: listCustomerNotes, write: writeCustomerNote, edit: editCustomerNote, remove: removeCustomerNote },
};

export const notesEndpointsOf = (kind: NotedKind) => endpoints[kind];

export const notesQuery = ({ kind, id }: NotesOf) => freshQueryOf(endpoints[kind].list, { params: { id } });

export const colleagueNamesQuery = queryOf(listColleagueNames, {});

const readsOf = (of: NotesOf) => [notesQuery(of).queryKey, freshQueryOf(listMentions, {}).queryKey];

export const useWriteNote = (of: NotesOf) =>
  useChange((body: WriteNote) => request(endpoints[of.kind].write, { params: { id: of.id }, body }), readsOf(of));

export const useEditNote = (of: NotesOf, noteId: string) =>
  useChange(
    (text: string) => request(endpoints[of.kind].edit, { params: { id: of.id, noteId }, body: { text } }),
    readsOf(of),
  );

export const useRemoveNote = (of: NotesOf, noteId: string) =>
  useChange(() => request(endpoints[of.kind].remove, { params: { id: of.id, noteId } }), readsOf(of));
