import type { QuizAge, QuizDiet, QuizExtra, QuizGoal } from '../../../../contracts/quiz.js';
import { fruitOf, type FruitName, type GummyShape } from '../../theme/fruit';
import type { QuizAnswers } from './answers';
import type { QuizProduct } from './recommend';

/** Returns the look of a goal, which is that of the category of the same name. */
export const lookOfGoal = (goal: QuizGoal): { fruit: FruitName; gummy: GummyShape } => fruitOf(goal);

export const fruitOfDiet: Record<QuizDiet, FruitName> = { healthy: 'lime', average: 'mango', poor: 'raspberry' };

export const fruitOfAge: Record<QuizAge, FruitName> = {
  '18-25': 'mandarin',
  '26-35': 'mango',
  '36-45': 'lime',
  '46-55': 'mint',
  '55+': 'grape',
};

export const lookOfExtra: Record<QuizExtra, { fruit: FruitName; gummy: GummyShape }> = {
  sleep: { fruit: 'blueberry', gummy: 'moon' },
  stress: { fruit: 'grape', gummy: 'star' },
  skin: { fruit: 'raspberry', gummy: 'heart' },
  digestion: { fruit: 'lime', gummy: 'drop' },
};

/** The fruit per number of active days. */
const fruitOfActivity: FruitName[] = ['blueberry', 'grape', 'mint', 'lime', 'mango', 'mango', 'mandarin', 'raspberry'];

const unanswered: FruitName[] = ['mango', 'lime', 'mint', 'mandarin', 'blueberry'];

/** Returns the colour of the screen: the fruit of the latest answer, or the default of the step. */
export function fruitOfStep(step: number, answers: QuizAnswers): FruitName {
  const goal = answers.goals.at(-1);
  const extra = answers.extra.at(-1);
  const chosen = [
    goal && lookOfGoal(goal).fruit,
    fruitOfActivity[answers.lifestyle],
    answers.diet && fruitOfDiet[answers.diet],
    answers.age && fruitOfAge[answers.age],
    extra && lookOfExtra[extra].fruit,
  ][step - 1];
  return chosen || unanswered[step - 1] || 'mango';
}

/** Close-ups of gummies by fruit. */
export const macroOf: Record<FruitName, string> = {
  mandarin: '/art/products/energy-boost-3-1200.webp',
  raspberry: '/art/products/beauty-boost-3-1200.webp',
  lime: '/art/products/immune-support-3-1200.webp',
  blueberry: '/art/products/sleep-well-3-1200.webp',
  mint: '/art/products/kreatine-kracht-3-1200.webp',
  grape: '/art/products/focus-flow-3-1200.webp',
  mango: '/art/products/multi-vitamin-3-1200.webp',
  mixed: '/art/products/starter-pack-3-1200.webp',
};

export const fruitOfProduct: Record<QuizProduct, FruitName> = {
  'energy-boost': 'mandarin',
  'sleep-well': 'blueberry',
  'beauty-boost': 'raspberry',
  'immune-support': 'lime',
  'multi-vitamin': 'mango',
};
