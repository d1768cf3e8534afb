import type { QuizAdviceRequest, QuizAge, QuizDiet, QuizExtra, QuizGoal } from './quiz.js';

/** The five products that the test can recommend; ties keep this order. */
export const quizProducts = ['energy-boost', 'sleep-well', 'beauty-boost', 'immune-support', 'multi-vitamin'] as const;
export type QuizAnswers = Omit<QuizAdviceRequest, 'email' | 'keepAnswers'>;
export type QuizProduct = (typeof quizProducts)[number];

/**
 * One recommended product, with its most important reason: “omdat je de avond graag rustig afsluit”. It speaks of taste
 * and habit, because an effect needs the literal text of an authorised claim.
 */
export interface Recommendation {
  slug: QuizProduct;
  reason: string;
}

export const quizMoments = ['morning', 'any', 'evening'] as const;
export type QuizMoment = (typeof quizMoments)[number];

/** The moment of the day that a product belongs to: a habit, not an effect. `any`: one that the customer chooses. */
export const momentOf: Record<QuizProduct, QuizMoment> = {
  'energy-boost': 'morning',
  'multi-vitamin': 'morning',
  'immune-support': 'morning',
  'beauty-boost': 'any',
  'sleep-well': 'evening',
};

/** The product that replaces each one for whoever prefers another taste or moment. */
const insteadOf: Record<QuizProduct, QuizProduct> = {
  'energy-boost': 'multi-vitamin',
  'sleep-well': 'beauty-boost',
  'beauty-boost': 'immune-support',
  'immune-support': 'multi-vitamin',
  'multi-vitamin': 'immune-support',
};

/** The alternative to the first product of an advice; null when the advice contains everything that could replace it. */
export function alternativeTo(advised: readonly QuizProduct[]): QuizProduct | null {
  let [candidate] = advised;
  for (const _ of quizProducts) {
    candidate = candidate && insteadOf[candidate];
    if (candidate && !advised.includes(candidate)) return candidate;
  }
  return null;
}

interface Rule {
  slug: QuizProduct;
  points: number;
  reason: string;
}

/**
 * The whole recommendation in one table: the points that each answer gives to a product, and the reason to show.
 * A goal weighs 10, extra support 6, the rest 1 to 3: goals decide, extra support adds, habits and age only break ties.
 */
const byGoal: Record<QuizGoal, Rule> = {
  energy: { slug: 'energy-boost', points: 10, reason: 'omdat je je dag graag fris begint' },
  sleep: { slug: 'sleep-well', points: 10, reason: 'omdat je de avond graag rustig afsluit' },
  beauty: { slug: 'beauty-boost', points: 10, reason: 'omdat je graag een vast moment voor jezelf hebt' },
  immunity: { slug: 'immune-support', points: 10, reason: 'omdat je in elk seizoen een vaste gewoonte wilt' },
  focus: { slug: 'energy-boost', points: 9, reason: 'omdat je je werkdag graag fruitig begint' },
  sport: { slug: 'energy-boost', points: 9, reason: 'omdat je na het sporten zin hebt in iets fruitigs' },
};

const byExtra: Record<QuizExtra, Rule> = {
  sleep: { slug: 'sleep-well', points: 6, reason: 'omdat je het laatste uur van je dag graag voor jezelf houdt' },
  stress: { slug: 'sleep-well', points: 6, reason: 'omdat je ’s avonds graag even niets moet' },
  skin: { slug: 'beauty-boost', points: 6, reason: 'omdat je graag even tijd voor jezelf neemt' },
  digestion: { slug: 'multi-vitamin', points: 6, reason: 'omdat je je dag graag met een goede basis begint' },
};

const byDiet: Partial<Record<QuizDiet, Rule>> = {
  average: { slug: 'multi-vitamin', points: 2, reason: 'omdat niet elke dag even groen is' },
  poor: { slug: 'multi-vitamin', points: 6, reason: 'omdat er weleens een goede maaltijd bij inschiet' },
};

const byAge: Partial<Record<QuizAge, Rule>> = {
  '46-55': { slug: 'immune-support', points: 1, reason: 'omdat je goed voor jezelf wilt zorgen' },
  '55+': { slug: 'immune-support', points: 3, reason: 'omdat je goed voor jezelf wilt zorgen' },
};

const bySport: { fromDays: number; rule: Rule } = {
  fromDays: 5,
  rule: { slug: 'energy-boost', points: 3, reason: 'omdat je bijna elke dag in beweging bent' },
};

const fallback: Recommendation = { slug: 'multi-vitamin', reason: 'omdat een goede basis altijd past' };

/** Minimum points of a recommended product: one goal or extra support suffices; age or sport alone does not. */
const enough = 6;
const atMost = 3;

/**
 * The recommendation for a finished test: one to three products, most points first. It is deterministic; ties keep the
 * order of `quizProducts`. When fewer than two products have enough points, Multivitamine is added.
 */
export function recommend(answers: QuizAnswers): Recommendation[] {
  const rules = [
    ...answers.goals.map((goal) => byGoal[goal]),
    ...answers.extra.map((extra) => byExtra[extra]),
    byDiet[answers.diet],
    byAge[answers.age],
    answers.lifestyle >= bySport.fromDays ? bySport.rule : undefined,
  ].filter((rule) => rule !== undefined);
  const advised = quizProducts
    .map((slug) => ({ slug, rules: rules.filter((rule) => rule.slug === slug) }))
    .map(({ slug, rules }) => ({ slug, points: sum(rules), reason: loudest(rules)?.reason ?? fallback.reason }))
    .filter(({ points }) => points >= enough)
    .sort((one, other) => other.points - one.points)
    .slice(0, atMost)
    .map(({ slug, reason }) => ({ slug, reason }));
  const hasFallback = advised.some(({ slug }) => slug === fallback.slug);
  return advised.length < 2 && !hasFallback ? [...advised, fallback] : advised;
}

function sum(rules: readonly Rule[]): number {
  return rules.reduce((total, { points }) => total + points, 0);
}

function loudest(rules: readonly Rule[]): Rule | undefined {
  return rules.reduce<Rule | undefined>((best, rule) => (best && best.points >= rule.points ? best : rule), undefined);
}
