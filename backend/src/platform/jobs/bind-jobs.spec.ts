import 'reflect-metadata';
import { z } from 'zod';
import { bindJobs, type FoundHandler } from './bind-jobs.js';
import { JobHandler, jobHandledBy, type Handles } from './job-handler.js';
import { defineJob, type JobDefinition } from './job.js';

const define = (name: string) =>
  defineJob({ name, payload: z.strictObject({ id: z.uuid() }), attempts: 1, backoffMs: 0 });
const renew = define('renew');
const remind = define('remind');

@JobHandler(renew)
class RenewHandler implements Handles<typeof renew> {
  handle = async (): Promise<void> => undefined;
}

const found = (definition: JobDefinition, handlerName = 'Handler'): FoundHandler => ({
  definition,
  handlerName,
  handler: new RenewHandler(),
});

describe('the wiring of jobs', () => {
  it('gives every job its handler', () => {
    const jobs = bindJobs([renew, remind], [found(remind), found(renew)]);
    expect([...jobs.keys()]).toEqual(['renew', 'remind']);
  });

  it('finds the job on a decorated class, and none on others', () => {
    expect(jobHandledBy(RenewHandler)).toBe(renew);
    expect(jobHandledBy(class {})).toBeUndefined();
    expect(jobHandledBy(null)).toBeUndefined();
  });

  it.each<[string, JobDefinition[], FoundHandler[], string]>([
    ['a job without a handler', [renew, remind], [found(renew)], 'remind has no handler'],
    ['two handlers of one job', [renew], [found(renew, 'A'), found(renew, 'B')], 'renew has two handlers: A, B'],
    ['two jobs with the same name', [renew, define('renew')], [found(renew)], 'two jobs are called renew'],
    ['a handler of an unlisted job', [], [found(remind, 'A')], 'A handles remind, which is not listed'],
  ])('refuses %s', (_, definitions, handlers, problem) => {
    expect(() => bindJobs(definitions, handlers)).toThrow(problem);
  });

  it('names every problem at once', () => {
    expect(() => bindJobs([renew, remind], [])).toThrow(/renew has no handler\n.*remind has no handler/);
  });
});
