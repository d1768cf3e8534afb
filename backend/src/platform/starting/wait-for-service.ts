import { CannotStartError } from '../config/cannot-start.js';
import { pause } from '../timing/pause.js';
import { withDeadline } from '../timing/with-deadline.js';
import { reasonOf } from './reason.js';

const tellEveryMs = 5000;
const retryAfterMs = 250;

export interface Service {
  /** Name and address without credentials: `Postgres at 127.0.0.1:5432`. */
  name: string;
  waitMs: number;
  nextStep: string;
  /** True for temporary errors: the server is away, slow or starting. */
  isAway(error: unknown): boolean;
}

export type Tell = (line: string) => void;

/** Retries while the service is away. Throws CannotStartError after `waitMs`, and any other error at once. */
export async function waitForService<T>(service: Service, tell: Tell, attempt: () => Promise<T>): Promise<T> {
  const { name, waitMs } = service;
  const began = Date.now();
  const passed = () => Math.round((Date.now() - began) / 1000);
  const telling = setInterval(() => tell(`Waiting for ${name}: ${passed()} of ${waitMs / 1000} s`), tellEveryMs);
  let lastError: unknown;
  let ended = false;
  const inTime = async (): Promise<T> => {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (ended || !service.isAway(error)) throw error;
        lastError = error;
      }
      await pause(retryAfterMs);
    }
  };
  try {
    return await withDeadline(inTime(), waitMs, () => tooLate(service, lastError));
  } finally {
    ended = true;
    clearInterval(telling);
  }
}

function tooLate({ name, waitMs, nextStep }: Service, lastError: unknown): CannotStartError {
  const reason = reasonOf(lastError);
  return new CannotStartError(
    `${name} did not respond within ${waitMs / 1000} s${reason && ` (${reason})`}. ${nextStep}`,
  );
}
