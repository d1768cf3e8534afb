/**
 * Vitamins and minerals with their reference intake for adults (regulation (EU) 1169/2011, annex XIII, part A), and
 * substances without one that have an authorised claim (regulation (EU) 432/2012). Names as the claims use them.
 */
export const nutrients = {
  'vitamin-a': { name: 'Vitamine A', unit: 'µg', reference: 800 },
  'vitamin-c': { name: 'Vitamine C', unit: 'mg', reference: 80 },
  'vitamin-d': { name: 'Vitamine D', unit: 'µg', reference: 5 },
  'vitamin-e': { name: 'Vitamine E', unit: 'mg', reference: 12 },
  'vitamin-k': { name: 'Vitamine K', unit: 'µg', reference: 75 },
  thiamine: { name: 'Thiamine', unit: 'mg', reference: 1.1 },
  riboflavin: { name: 'Riboflavine', unit: 'mg', reference: 1.4 },
  niacin: { name: 'Niacine', unit: 'mg', reference: 16 },
  'pantothenic-acid': { name: 'Pantotheenzuur', unit: 'mg', reference: 6 },
  'vitamin-b6': { name: 'Vitamine B6', unit: 'mg', reference: 1.4 },
  folate: { name: 'Folaat', unit: 'µg', reference: 200 },
  'vitamin-b12': { name: 'Vitamine B12', unit: 'µg', reference: 2.5 },
  biotin: { name: 'Biotine', unit: 'µg', reference: 50 },
  calcium: { name: 'Calcium', unit: 'mg', reference: 800 },
  magnesium: { name: 'Magnesium', unit: 'mg', reference: 375 },
  iron: { name: 'IJzer', unit: 'mg', reference: 14 },
  zinc: { name: 'Zink', unit: 'mg', reference: 10 },
  iodine: { name: 'Jodium', unit: 'µg', reference: 150 },
  selenium: { name: 'Seleen', unit: 'µg', reference: 55 },
  copper: { name: 'Koper', unit: 'mg', reference: 1 },
  chromium: { name: 'Chroom', unit: 'µg', reference: 40 },
  manganese: { name: 'Mangaan', unit: 'mg', reference: 2 },
  potassium: { name: 'Kalium', unit: 'mg', reference: 2000 },
  dha: { name: 'DHA', unit: 'mg', reference: null },
  creatine: { name: 'Creatine', unit: 'g', reference: null },
  melatonin: { name: 'Melatonine', unit: 'mg', reference: null },
} as const satisfies Record<string, { name: string; unit: 'g' | 'mg' | 'µg'; reference: number | null }>;

export type Nutrient = keyof typeof nutrients;
export const nutrientIds = Object.keys(nutrients) as Nutrient[];

/** The amounts in the recommended daily dose, in the unit of each nutrient. */
export type Doses = Partial<Record<Nutrient, number>>;

/** Returns the amount in whole percent of the reference intake; null for a substance without one. */
export function percentOfReference(nutrient: Nutrient, amount: number): number | null {
  const { reference } = nutrients[nutrient];
  return reference === null ? null : Math.round((amount / reference) * 100);
}
