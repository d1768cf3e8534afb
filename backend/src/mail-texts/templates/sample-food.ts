import type { FoodForMail } from './parts/label-parts.js';

/** The label of one product of the sample order, and the company of the demo. */
export const sampleFood: FoodForMail = {
  business: { name: 'Gommie B.V.', address: 'Fruitkade 12, 3511 AB Utrecht' },
  labels: [
    {
      name: 'Sleep Well',
      ingredients: ['vezels uit tapioca', 'magnesiumcitraat', 'lecithine uit *soja*', 'bosbessenpuree'],
      facts: {
        kind: 'label',
        legalName: 'voedingssupplement',
        netQuantity: '150 g (60 stuks)',
        dailyDose: '2 gummy’s per dag',
        portionName: '2 gummy’s',
        portionGrams: 5,
        amounts: [{ nutrient: 'magnesium', amount: 57 }],
        substances: [],
        ...{ energyKj: 728, energyKcal: 178, fat: 2, saturates: 1.6, carbohydrates: 32 },
        ...{ sugars: 0, polyols: 30, fibre: 40, protein: 0, salt: 0.05 },
        storage: 'Droog, donker en niet boven 25 °C bewaren.',
        bestBefore: 'Ten minste houdbaar tot: zie de bodem van de pot.',
        avoid: 'Ben je zwanger of gebruik je medicijnen? Overleg dan eerst met je arts.',
        excess: 'Te veel kan laxerend werken.',
        warnings: ['Overmatig gebruik kan een laxerend effect hebben.'],
      },
    },
  ],
};
