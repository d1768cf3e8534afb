import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { ActDetails, StaffAct } from '../../../../../contracts/admin/logbook.js';

/** Records a deletion in its transaction. `name`: of what is deleted. */
export type NoteDeletion = (name: string, manager: EntityManager) => Promise<unknown>;

/** The logbook, for modules that may not import it. */
export abstract class ActLog {
  abstract note(
    request: FastifyRequest,
    act: StaffAct,
    subject?: string | null,
    more?: ActDetails & { manager?: EntityManager },
  ): Promise<string>;

  /** Records a read that a screen repeats: one entry in five minutes for the same member and subject. */
  abstract noteOnce(request: FastifyRequest, act: StaffAct, subject: string | null): Promise<void>;
}
