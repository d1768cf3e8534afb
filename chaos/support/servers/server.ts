import type { Random } from '../random.js';

/** What runs the shop, as it is seen by those who break it: one process, or several. */
export interface Server {
  start(): Promise<void>;
  /** Kills whoever next arrives at the failpoint; `off` disarms. Answers when it is armed. */
  arm(failpoint: string): Promise<void>;
  /** Somebody dies, now or soon, somewhere; it comes back by itself. */
  strike(random: Random): Promise<void>;
  /** Answers once everybody who died is there again. */
  back(): Promise<void>;
  stop(): Promise<void>;
  /** How often somebody died without being told to. */
  readonly deaths: number;
  readonly alive: boolean;
  /** What was written last, for reports. */
  readonly lastWords: string;
}
