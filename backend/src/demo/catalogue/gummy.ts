import type { DemoNutrition } from './types.js';

export const twoGummies: DemoNutrition = {
  portie: '2 gummy’s (5 g)',
  calories: '9 kcal',
  protein: '0 g',
  carbs: '1,6 g, waarvan suikers 0 g',
  fat: '0,1 g',
};
export const twoGummiesOfEach: DemoNutrition = { ...twoGummies, portie: '2 gummy’s per pot (5 g)' };
export const oneGummy: DemoNutrition = {
  ...twoGummies,
  portie: '1 gummy (2,5 g)',
  calories: '4 kcal',
  carbs: '0,8 g, waarvan suikers 0 g',
};

/** The ingredients of a gummy by weight: its base, what differs, and its finish. */
export const gummyOf = (...parts: string[]): string[] => [
  'vezels uit tapioca',
  'zoetstoffen: maltitol en steviolglycosiden',
  'appelpectine',
  ...parts,
  'citroenzuur',
  'kokosolie',
  'carnaubawas',
];
