import { maxActiveDays, maxQuizGoals, quizAges, quizDiets, quizExtras, quizGoals } from '../../../../contracts/quiz.js';
import { oneOf } from '../../lib/search';
import { noAnswers, type QuizAnswers } from './answers';

const key = 'vitamin-test';

/** The answers of this tab, so that a reload goes on where it was. What is broken or from elsewhere counts as no answer. */
export function loadAnswers(storage: Storage | undefined = tabStorage()): QuizAnswers {
  try {
    const raw: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return typeof raw === 'object' && raw !== null ? readAnswers(raw as Record<string, unknown>) : noAnswers;
  } catch {
    return noAnswers;
  }
}

/** Keeps the answers until the tab closes. */
export function saveAnswers(answers: QuizAnswers, storage: Storage | undefined = tabStorage()): void {
  try {
    storage?.setItem(key, JSON.stringify(answers));
  } catch {
    return;
  }
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

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
