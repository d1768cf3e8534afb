import {
  maxQuizGoals,
  type QuizAge,
  type QuizDiet,
  type QuizExtra,
  type QuizGoal,
} from '../../../../contracts/quiz.js';
import { resultsStep } from './steps';

/** The answers so far. `lifestyle` is active days a week, 0 to 7. */
export interface QuizAnswers {
  goals: QuizGoal[];
  lifestyle: number;
  diet: QuizDiet | null;
  age: QuizAge | null;
  extra: QuizExtra[];
}

/** The answers of a completed test. */
export type CompleteAnswers = QuizAnswers & { diet: QuizDiet; age: QuizAge };

export const noAnswers: QuizAnswers = { goals: [], lifestyle: 3, diet: null, age: null, extra: [] };

/** Returns a list with one member added, or removed if present. */
export function toggled<T>(list: readonly T[], member: T): T[] {
  return list.includes(member) ? list.filter((other) => other !== member) : [...list, member];
}

/** Returns the goals after one is toggled, or null when it would be the fourth. */
export function withGoal(goals: readonly QuizGoal[], goal: QuizGoal): QuizGoal[] | null {
  const next = toggled(goals, goal);
  return next.length > maxQuizGoals ? null : next;
}

/** Whether the question of a step has its required answer. Activity has a default; extra support is optional. */
export function isAnswered(answers: QuizAnswers, step: number): boolean {
  if (step === 1) return answers.goals.length > 0;
  if (step === 3) return answers.diet !== null;
  if (step === 4) return answers.age !== null;
  return true;
}

/** Whether every required answer is present. */
export function isComplete(answers: QuizAnswers): answers is CompleteAnswers {
  return answers.goals.length > 0 && answers.diet !== null && answers.age !== null;
}

/** Returns the step to show: the requested one, but at most the first unanswered question. */
export function reachableStep(answers: QuizAnswers, requested: number): number {
  const last = Math.min(Math.max(Math.trunc(requested), 1), resultsStep);
  for (let step = 1; step < last; step += 1) if (!isAnswered(answers, step)) return step;
  return last;
}
