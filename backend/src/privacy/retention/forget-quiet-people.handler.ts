import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Contact } from '../../customers/contact.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { recordRemoval } from '../../platform/database/record-removal.js';
import { monthsOf } from '../../platform/database/retention.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { Privacy } from '../privacy.js';
import { forgetQuietPeople } from './forget-quiet-people.job.js';
import { QuietPeople } from './quiet-people.query.js';

const mostAtOnce = 500;
const actor = { kind: 'system', id: 'forget-quiet-people' } as const;

/**
 * Erases each person as on request. A run that dies leaves the rest to the next, because an erased person is no longer found.
 * A failed erasure holds up nobody else: the job fails once the others are done, and its errors are logged.
 */
@JobHandler(forgetQuietPeople)
export class ForgetQuietPeopleHandler implements Handles<typeof forgetQuietPeople> {
  constructor(
    private readonly people: QuietPeople,
    private readonly privacy: Privacy,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const moment = new Date(this.clock.at());
    moment.setUTCMonth(moment.getUTCMonth() - monthsOf(Contact));
    const people = await this.people.since(moment, mostAtOnce);
    const failures: unknown[] = [];
    for (const mailbox of people) {
      const id = randomUUID();
      try {
        await this.privacy.erase(mailbox, { at: this.clock.at(), actor, correlationId: id, causationId: id });
      } catch (error) {
        failures.push(error);
      }
    }
    await recordRemoval(this.dataSource, 'contacts', people.length - failures.length);
    if (failures.length > 0) throw new AggregateError(failures, 'People were not erased');
  }
}
