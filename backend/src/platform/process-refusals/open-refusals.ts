import { waitsForStaff } from '../work/waiting-work.js';

/** Commands of processes that a rule refused. */
export const openRefusals = waitsForStaff({
  list: 'process-refusals',
  table: 'process_refusals',
  where: 'resolved_at is null',
  severity: 'ticket',
  doctor: {
    name: 'refused commands',
    mend: 'npm run shop -- jobs failed names the event and the rule; events show prints the stream.',
  },
  failures: {
    ...{ kind: 'command', id: 'event_id::text', what: `process || ' → ' || command` },
    ...{ attempts: 'null', error: 'code' },
  },
});
