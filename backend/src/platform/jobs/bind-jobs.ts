import type { Handles } from './job-handler.js';
import type { JobDefinition } from './job.js';

export interface FoundHandler {
  definition: JobDefinition;
  handlerName: string;
  handler: Handles<JobDefinition>;
}

export interface BoundJob {
  definition: JobDefinition;
  handler: Handles<JobDefinition>;
}

export class JobWiringError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The jobs are not wired:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'JobWiringError';
  }
}

/** Finds the handler of every listed job. Throws JobWiringError for a missing, duplicate or unlisted one. */
export function bindJobs(
  definitions: readonly JobDefinition[],
  handlers: readonly FoundHandler[],
): ReadonlyMap<string, BoundJob> {
  const problems: string[] = [];
  const bound = new Map<string, BoundJob>();
  for (const definition of definitions) {
    const { name } = definition;
    if (bound.has(name)) problems.push(`two jobs are called ${name}`);
    const found = handlers.filter((candidate) => candidate.definition === definition);
    if (found.length === 0) problems.push(`${name} has no handler`);
    if (found.length > 1) problems.push(`${name} has two handlers: ${found.map((one) => one.handlerName).join(', ')}`);
    if (found[0]) bound.set(name, { definition, handler: found[0].handler });
  }
  for (const { definition, handlerName } of handlers) {
    if (!definitions.includes(definition))
      problems.push(`${handlerName} handles ${definition.name}, which is not listed`);
  }
  if (problems.length > 0) throw new JobWiringError(problems);
  return bound;
}
