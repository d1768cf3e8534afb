import type { DataSource } from 'typeorm';
import { ok, wrong, type Finding } from './finding.js';

const mostSeconds = 2;

/** Compares the clock of this machine with that of Postgres, because events and logs of both are read together. */
export async function checkClock(dataSource: Pick<DataSource, 'query'>, now = Date.now): Promise<Finding> {
  const before = now();
  const [{ at }] = await dataSource.query<[{ at: Date }]>('select clock_timestamp() as at');
  const apart = Math.abs(at.getTime() - (before + now()) / 2) / 1000;
  const found = `${apart.toFixed(1)} s from the clock of Postgres`;
  if (apart <= mostSeconds) return ok('clock', found);
  return wrong('clock', found, 'Synchronise the clocks of both machines: run an NTP client such as chrony.');
}
