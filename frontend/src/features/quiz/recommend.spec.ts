import { quizAges, quizDiets, quizExtras, quizGoals } from '../../../../contracts/quiz.js';
import type { CompleteAnswers } from './answers';
import { alternativeTo, quizProducts, recommend } from './recommend';

const plain: CompleteAnswers = { goals: ['sleep'], lifestyle: 3, diet: 'healthy', age: '26-35', extra: [] };
const slugs = (answers: Partial<CompleteAnswers>) => recommend({ ...plain, ...answers }).map(({ slug }) => slug);
const reasons = (answers: Partial<CompleteAnswers>) => recommend({ ...plain, ...answers }).map(({ reason }) => reason);

describe('the advice of the vitamin test', () => {
  it.each([
    ['energy', 'energy-boost'],
    ['sleep', 'sleep-well'],
    ['beauty', 'beauty-boost'],
    ['immunity', 'immune-support'],
    ['focus', 'energy-boost'],
    ['sport', 'energy-boost'],
  ] as const)('recommends for the goal %s the product %s first', (goal, product) => {
    expect(slugs({ goals: [goal] })[0]).toBe(product);
  });

  it('gives a reason of taste or habit for the first goal', () => {
    expect(reasons({ goals: ['sleep'] })[0]).toBe('omdat je de avond graag rustig afsluit');
    expect(reasons({ goals: ['focus'] })[0]).toBe('omdat je je werkdag graag fruitig begint');
    expect(reasons({ goals: ['focus', 'energy'] })[0]).toBe('omdat je je dag graag fris begint');
  });

  it('adds Multivitamine to a single product', () => {
    expect(slugs({ goals: ['sleep'] })).toEqual(['sleep-well', 'multi-vitamin']);
    expect(slugs({ goals: ['sleep', 'beauty'] })).toEqual(['sleep-well', 'beauty-boost']);
  });

  it('has a product for every goal', () => {
    expect(slugs({ goals: ['immunity', 'energy', 'beauty'] })).toEqual([
      'energy-boost',
      'beauty-boost',
      'immune-support',
    ]);
  });

  it('lets extra support add a product and raise another', () => {
    expect(slugs({ goals: ['energy'], extra: ['skin'] })).toEqual(['energy-boost', 'beauty-boost']);
    expect(slugs({ goals: ['energy', 'sleep'], extra: ['stress'] })).toEqual(['sleep-well', 'energy-boost']);
  });

  it('adds Multivitamine when eating well is hard', () => {
    expect(slugs({ goals: ['sleep', 'beauty'], diet: 'poor' })).toEqual([
      'sleep-well',
      'beauty-boost',
      'multi-vitamin',
    ]);
    expect(slugs({ goals: ['sleep', 'beauty'], diet: 'average' })).toEqual(['sleep-well', 'beauty-boost']);
  });

  it('uses age and sport only to break ties', () => {
    expect(slugs({ goals: ['sleep', 'immunity'], age: '55+' })).toEqual(['immune-support', 'sleep-well']);
    expect(slugs({ goals: ['beauty', 'sport'], lifestyle: 6 })).toEqual(['energy-boost', 'beauty-boost']);
    expect(slugs({ goals: ['beauty', 'sport'], lifestyle: 4 })).toEqual(['beauty-boost', 'energy-boost']);
    expect(slugs({ goals: ['sleep'], age: '55+', lifestyle: 7 })).toEqual(['sleep-well', 'multi-vitamin']);
  });

  it('gives two or three different products for every possible test, deterministically', () => {
    const subsets = quizGoals.flatMap((a, i) => [
      [a],
      ...quizGoals.slice(i + 1).flatMap((b, j) => [[a, b], ...quizGoals.slice(i + j + 2).map((c) => [a, b, c])]),
    ]);
    const extras = Array.from({ length: 2 ** quizExtras.length }, (_, bits) =>
      quizExtras.filter((_extra, place) => bits & (1 << place)),
    );
    const seen = new Set<string>();
    const wrong: CompleteAnswers[] = [];
    for (const goals of subsets)
      for (const extra of extras)
        for (const diet of quizDiets)
          for (const age of quizAges)
            for (const lifestyle of [0, 3, 7]) {
              const answers = { goals, extra, diet, age, lifestyle };
              const advice = recommend(answers).map(({ slug }) => slug);
              advice.forEach((slug) => seen.add(slug));
              const isFine = advice.length >= 2 && advice.length <= 3 && new Set(advice).size === advice.length;
              if (!isFine || recommend(answers).some(({ slug }, place) => slug !== advice[place])) wrong.push(answers);
            }
    expect(wrong).toEqual([]);
    expect(subsets).toHaveLength(41);
    expect([...seen].sort()).toEqual([...quizProducts].sort());
  });
});

it('offers an alternative that the advice does not contain', () => {
  expect(alternativeTo(['energy-boost', 'sleep-well'])).toBe('multi-vitamin');
  expect(alternativeTo(['energy-boost', 'multi-vitamin'])).toBe('immune-support');
  expect(alternativeTo([])).toBeNull();
});
