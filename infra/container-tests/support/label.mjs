/** The fields without which a product cannot be on sale: ingredients and the label. */
export const forSale = {
  ingredients: ['vezels uit tapioca', 'magnesiumcitraat'],
  foodFacts: {
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
    storage: 'Droog bewaren.',
    bestBefore: 'Zie de bodem van de pot.',
    avoid: 'Ben je zwanger? Overleg eerst met je arts.',
    excess: 'Te veel kan laxerend werken.',
    warnings: [],
  },
};
