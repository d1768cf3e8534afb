import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { ActDetails, StaffAct } from '../../../../contracts/admin/logbook.js';
import type { Logbook } from '../logbook/logbook.js';

/** Records an act on an account in the transaction that does it. Returns the id of the entry. */
export type RecordAct = (
  manager: EntityManager,
  act: StaffAct,
  staffMemberId: number,
  details?: ActDetails,
) => Promise<string>;

export const actsOf =
  (logbook: Logbook, request: FastifyRequest): RecordAct =>
  (manager, act, staffMemberId, details) =>
    logbook.note(request, act, String(staffMemberId), { manager, ...details });

const here = { staffMemberId: null, network: 'opdrachtregel', browser: null, isKnownDevice: true };

export const actsOfCommandLine =
  (logbook: Logbook): RecordAct =>
  (manager, act, staffMemberId, details) =>
    logbook.record(here, act, { subject: String(staffMemberId), manager, ...details });
