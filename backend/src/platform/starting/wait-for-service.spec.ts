import { CannotStartError } from '../config/cannot-start.js';
import { waitForService, type Service } from './wait-for-service.js';

const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const service: Service = {
  name: 'Postgres at db:5432',
  waitMs: 60_000,
  nextStep: 'Start it.',
  isAway: (error) => (error as { code?: string }).code === 'ECONNREFUSED',
};
let lines: string[];
const tell = (line: string) => void lines.push(line);
beforeEach(() => {
  lines = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('returns at once when the service responds, without a line', async () => {
  expect(await waitForService(service, tell, () => Promise.resolve(7))).toBe(7);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(lines).toEqual([]);
});

it('reports every five seconds, and returns when the service responds', async () => {
  let isThere = false;
  const waiting = waitForService(service, tell, () => (isThere ? Promise.resolve('here') : Promise.reject(refused())));
  await jest.advanceTimersByTimeAsync(12_000);
  isThere = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe('here');
  expect(lines).toEqual(['Waiting for Postgres at db:5432: 5 of 60 s', 'Waiting for Postgres at db:5432: 10 of 60 s']);
});

it.each([
  ['refuses connections', () => Promise.reject(refused()), ' (ECONNREFUSED)'],
  ['accepts a connection and stays silent', () => new Promise<never>(() => undefined), ''],
])('ends with one sentence when the service %s until the time is up', async (_, attempt, reason) => {
  const ending = expect(waitForService(service, tell, attempt)).rejects.toThrow(
    new CannotStartError(`Postgres at db:5432 did not respond within 60 s${reason}. Start it.`),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  await ending;
  expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
});

it('throws a permanent error at once', async () => {
  const wrong = new Error('no such database');
  await expect(waitForService(service, tell, () => Promise.reject(wrong))).rejects.toBe(wrong);
  expect(jest.getTimerCount()).toBe(0);
});
