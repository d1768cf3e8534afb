import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { readCheckpoints } from '../readers/checkpoints.js';
import type { EventStore } from '../event-store.js';
import { pause } from '../../timing/pause.js';
import type { Projection } from './projection.js';

const askAgainMs = 50;

/** Ready once every read model has passed the head of the log at the start; later lag only degrades the shop. */
export class ReadModelReadiness implements BeforeApplicationShutdown {
  private target: bigint | undefined;
  private ready = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly projections: readonly Projection[],
  ) {}

  /** The read models that this process waits for. Throws when the database or the event store is away. */
  async missing(): Promise<string[]> {
    if (this.ready) return [];
    const target = (this.target ??= await this.store.head());
    const names = this.projections.map(({ name }) => name);
    const known = await readCheckpoints(this.dataSource, names);
    const checkpoints = new Map(known.map((checkpoint) => [checkpoint.name, checkpoint]));
    const missing = this.projections.filter(({ name, version }) => {
      const checkpoint = checkpoints.get(name);
      if (checkpoint?.status === 'halted') return false;
      return checkpoint?.version !== version || checkpoint.position < target;
    });
    this.ready = missing.length === 0;
    return missing.map(({ name }) => name);
  }

  /** Resolves when this process is ready or shuts down. Retries while the database is away. */
  async wait(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const missing = await this.missing().catch(() => undefined);
      if (missing?.length === 0) return;
      await pause(askAgainMs, this.stopping.signal);
    }
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }
}
