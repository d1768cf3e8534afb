import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { Projection } from '../../platform/event-sourcing/read-models/projection.js';
import { readersToken, type Readers } from '../../platform/event-sourcing/readers/readers.module.js';
import { UsageError } from '../task.js';

interface Kernel {
  store: EventStore;
  dataSource: DataSource;
  projections: readonly Projection[];
  clock: Clock;
}

export function kernelOf(shop: INestApplicationContext): Kernel {
  const { projections } = shop.get<Readers>(readersToken);
  return { store: shop.get(EventStore), dataSource: shop.get(DataSource), projections, clock: shop.get(Clock) };
}

/** All projections without a name. Throws UsageError for an unknown one. */
export function chosen(projections: readonly Projection[], name: string | undefined): readonly Projection[] {
  if (name === undefined) return projections;
  const found = projections.filter((projection) => projection.name === name);
  if (found.length > 0) return found;
  throw new UsageError(`Unknown read model ${name}. Known: ${projections.map((one) => one.name).join(', ')}`);
}
