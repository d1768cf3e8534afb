import type { Random } from '../random.js';

export interface Server {
  start(): Promise<void>;
  /** Kills the process that next reaches the failpoint; `off` disarms. */
  arm(failpoint: string): Promise<void>;
  /** Kills a random process, now or at a failpoint; it restarts. */
  strike(random: Random): Promise<void>;
  back(): Promise<void>;
  stop(): Promise<void>;
  /** Exits that the test did not ask for, kills by failpoints included. */
  readonly deaths: number;
  /** The output before the last of them. */
  readonly deathWords: string;
  readonly alive: boolean;
  readonly lastWords: string;
  /** The output around the first occurrence of a mark, such as the id of a request; empty when there is none. */
  wordsAround(mark: string): string;
}
