import type { QuizGoal } from '../../../../contracts/quiz.js';

/** The goals of the vitamin test, in its words. */
export const goalNames: Record<QuizGoal, string> = {
  energy: 'Meer energie',
  sleep: 'Beter slapen',
  beauty: 'Haar, huid en nagels',
  immunity: 'Weerstand',
  focus: 'Scherp blijven',
  sport: 'Sporten en herstel',
};

/** The words of the test by the slug of the category that they lead to. */
export const quizWords: Readonly<Record<string, string>> = {
  ...goalNames,
  sleep: `${goalNames.sleep} stress`,
  fitness: goalNames.sport,
  vitamins: 'spijsvertering',
};
