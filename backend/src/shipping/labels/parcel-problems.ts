import { waitsForStaff } from '../../platform/work/waiting-work.js';

/** Parcels that do not arrive by themselves, and labels that the carrier does not cancel. */
export const openParcelProblems = waitsForStaff({
  list: 'parcel-problems',
  table: 'parcel_labels',
  where: `(problem is not null and handled_at is null)`,
  severity: 'none',
});
