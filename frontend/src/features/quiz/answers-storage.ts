import { maxActiveDays, maxQuizGoals, quizAges, quizDiets, quizExtras, quizGoals } from '../../../../contracts/quiz.js';
import { readStored, store } from '../../lib/storage/device-storage';
import { oneOf } from '../../lib/search';
import { noAnswers, type QuizAnswers } from './answers';

const key = 'vitamin-test';

/** Returns the answers of this tab, so that a reload continues. A broken or invalid value counts as no answer. */
export function loadAnswers(): QuizAnswers {
  try {
    const raw: unknown = JSON.parse(readStored('tab', key) ?? 'null');
    return typeof raw === 'object' && raw !== null ? readAnswers(raw as Record<string, unknown>) : noAnswers;
  } catch {
    return noAnswers;
  }
}

/** Stores the answers until the tab closes. */
export function saveAnswers(answers: QuizAnswers): void {
  store('tab', key, JSON.stringify(answers));
}

function readAnswers(raw: Record<string, unknown>): QuizAnswers {
  const { lifestyle } = raw;
  const isDays = typeof lifestyle === 'number' && Number.isInteger(lifestyle);
  return {
    goals: someOf(quizGoals, raw.goals).slice(0, maxQuizGoals),
    lifestyle: isDays && lifestyle >= 0 && lifestyle <= maxActiveDays ? lifestyle : noAnswers.lifestyle,
    diet: oneOf(quizDiets, raw.diet) ?? null,
    age: oneOf(quizAges, raw.age) ?? null,
    extra: someOf(quizExtras, raw.extra),
  };
}

function someOf<const T extends string>(words: readonly T[], value: unknown): T[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.flatMap((member) => oneOf(words, member) ?? []))];
}
