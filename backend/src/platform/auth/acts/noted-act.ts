import { SetMetadata } from '@nestjs/common';
import type { StaffAct } from '../../../../../contracts/admin/logbook.js';

export const notedActKey = 'noted-act';

/** `subject`: the route parameter that names whom or what the act is about. */
export interface NotedAct {
  act: StaffAct;
  subject?: string;
}

/** Records calls of this route in the logbook, before its handler runs: each change, and a read once in five minutes. */
export const NotesAct = (act: StaffAct, subject?: string): MethodDecorator =>
  SetMetadata<string, NotedAct>(notedActKey, { act, ...(subject && { subject }) });
