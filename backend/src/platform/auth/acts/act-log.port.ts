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
}
