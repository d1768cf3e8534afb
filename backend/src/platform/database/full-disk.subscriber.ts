import { EventSubscriber, type DataSource, type EntitySubscriberInterface } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';

const diskFull = '53100';
const rememberedMs = 60_000;

/** Remembers the last statement that Postgres refused because its disk is full. Reads still succeed then. */
@EventSubscriber()
export class FullDiskSubscriber implements EntitySubscriberInterface<object> {
  private refusedAt = -Infinity;

  afterQuery({ error }: AfterQueryEvent): void {
    if ((error as { code?: string } | undefined)?.code === diskFull) this.refusedAt = performance.now();
  }

  get refusedLately(): boolean {
    return performance.now() - this.refusedAt < rememberedMs;
  }
}

/** Whether a write of this process met a full disk within the last minute. */
export function isDiskFull({ subscribers }: DataSource): boolean {
  return subscribers.some((subscriber) => subscriber instanceof FullDiskSubscriber && subscriber.refusedLately);
}
