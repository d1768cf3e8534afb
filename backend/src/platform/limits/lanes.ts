import { DomainError } from '../errors/domain-error.js';

/** `atOnce`: places it may occupy. `most` and `mostOfNetwork`: visitors in it, waiting or not. */
export interface Lane {
  atOnce: number;
  most: number;
  mostOfNetwork: number;
}

export interface Visitor<Name extends string> {
  lane: Name;
  network: string;
  /** Returns whether the connection is closed. */
  isGone: () => boolean;
}

/** Runs work when a place is free. */
export type Slot = <T>(work: () => Promise<T>) => Promise<T>;

interface Waiting {
  isGone: () => boolean;
  start: () => void;
  drop: (reason: DomainError) => void;
}

class Queue {
  running = 0;
  readonly visitors = new Set<Visitor<string>>();
  waiting: Waiting[] = [];

  constructor(private readonly limits: Lane) {}

  hasRoomFor({ network }: Visitor<string>): boolean {
    const present = [...this.visitors].filter(({ isGone }) => !isGone());
    const ofNetwork = present.filter((visitor) => visitor.network === network);
    return present.length < this.limits.most && ofNetwork.length < this.limits.mostOfNetwork;
  }

  mayStart(): boolean {
    return this.running < this.limits.atOnce && this.waiting.length > 0;
  }

  dropGone(): void {
    const gone = this.waiting.filter(({ isGone }) => isGone());
    if (gone.length > 0) this.waiting = this.waiting.filter((one) => !gone.includes(one));
    for (const { drop } of gone) drop(tooMany());
  }
}

/**
 * Shares a few places among lanes: a free place goes to the first lane that has work and may occupy another. A lane that
 * strangers fill delays only itself, and refuses visitors instead of growing.
 */
export class Lanes<Name extends string> {
  private readonly queues: Map<Name, Queue>;

  /** `lanes`: the most urgent one first. */
  constructor(
    private free: number,
    lanes: Readonly<Record<Name, Lane>>,
  ) {
    this.queues = new Map(
      (Object.entries(lanes) as [Name, Lane][]).map(([name, lane]) => [name, new Queue(lane)] as const),
    );
  }

  /** Throws `too-many-attempts` before any work when the lane is full, and during the wait when the visitor is gone. */
  async admit<T>(visitor: Visitor<Name>, work: (slot: Slot) => Promise<T>): Promise<T> {
    const queue = this.queues.get(visitor.lane)!;
    queue.dropGone();
    if (!queue.hasRoomFor(visitor)) throw tooMany();
    queue.visitors.add(visitor);
    try {
      return await work((step) => this.run(queue, visitor, step));
    } finally {
      queue.visitors.delete(visitor);
    }
  }

  private async run<T>(queue: Queue, { isGone }: Visitor<Name>, step: () => Promise<T>): Promise<T> {
    await new Promise<void>((start, drop) => {
      queue.waiting.push({ isGone, start, drop });
      this.startNext();
    });
    try {
      return await step();
    } finally {
      queue.running--;
      this.free++;
      this.startNext();
    }
  }

  private startNext(): void {
    for (const queue of this.queues.values()) {
      queue.dropGone();
      while (this.free > 0 && queue.mayStart()) {
        this.free--;
        queue.running++;
        queue.waiting.shift()!.start();
      }
    }
  }
}

const tooMany = () => new DomainError('too-many-attempts');
