/** Texts of the details of a product, which load below the fold or with the panel of its description. */
export const detailsCopy = {
  details: 'Wat erin zit',
  benefits: 'Wat het doet',
  usage: 'Gebruik',
  whenToUse: 'Wanneer',
  allergens: 'Allergenen',
  ingredients: 'Ingrediënten',
  nutrition: 'Voedingswaarde',
  nutritionRows: { portie: 'Portie', calories: 'Energie', protein: 'Eiwitten', carbs: 'Koolhydraten', fat: 'Vetten' },
};
