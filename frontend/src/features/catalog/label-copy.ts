import { formatNumber } from '../../lib/format';
import type { NutritionRow } from '../../../../contracts/food/label.js';

/** Texts of the label on a product page. A module of its own, because the imports of home are part of the first load. */
export const labelCopy = {
  title: 'Op het etiket',
  legalName: 'Benaming',
  netQuantity: 'Netto hoeveelheid',
  dailyDose: 'Aanbevolen dagelijkse hoeveelheid',
  ingredients: 'Ingrediënten',
  amounts: (portion: string) => `Per dagelijkse hoeveelheid (${portion})`,
  substance: 'Stof',
  amount: 'Hoeveelheid',
  percent: '% RI',
  reference: 'RI is de referentie-inname van een gemiddelde volwassene.',
  percentOf: (percent: number | null) => (percent === null ? '–' : `${formatNumber(percent)}%`),
  nutrition: 'Voedingswaarde',
  per100g: 'Per 100 g',
  perPortion: (portion: string) => `Per ${portion}`,
  energy: 'Energie',
  rows: {
    fat: 'Vetten',
    saturates: 'waarvan verzadigd',
    carbohydrates: 'Koolhydraten',
    sugars: 'waarvan suikers',
    polyols: 'waarvan polyolen',
    fibre: 'Vezels',
    protein: 'Eiwitten',
    salt: 'Zout',
  } satisfies Record<NutritionRow, string>,
  warnings: 'Let op',
  avoid: 'Voor wie niet',
  storage: 'Bewaren',
  bestBefore: 'Houdbaarheid',
  company: 'Verantwoordelijk bedrijf',
  claimDose: (dose: string) => `Je krijgt dit bij de aanbevolen hoeveelheid: ${dose}.`,
};
