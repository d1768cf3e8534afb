import { z } from 'zod';
import type { Queryable } from '../../platform/database/queryable.js';
import { ok, wrong, type Finding } from './finding.js';
import { valueOf } from '../../platform/database/rows.js';

const mostSeconds = 2;

/** Compares the clock of this machine with that of Postgres, because events and logs of both are read together. */
export async function checkClock(database: Queryable, now = Date.now): Promise<Finding> {
  const before = now();
  const at = await valueOf(database, z.date(), 'select clock_timestamp()');
  const apart = Math.abs(at.getTime() - (before + now()) / 2) / 1000;
  const found = `${apart.toFixed(1)} s from the clock of Postgres`;
  if (apart <= mostSeconds) return ok('clock', found);
  return wrong('clock', found, 'Synchronise the clocks of both machines: run an NTP client such as chrony.');
}
