import type { Random } from '../random.js';

export interface Server {
  start(): Promise<void>;
  /** Kills the process that next reaches the failpoint; `off` disarms. */
  arm(failpoint: string): Promise<void>;
  /** Kills a random process, now or at a failpoint; it restarts. */
  strike(random: Random): Promise<void>;
  back(): Promise<void>;
  stop(): Promise<void>;
  readonly deaths: number;
  readonly alive: boolean;
  readonly lastWords: string;
}
