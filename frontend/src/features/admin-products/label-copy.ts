import type { LabelValues } from './label-values';

const gramsPer100 = { hint: 'Gram per 100 g' };

export const labelFormCopy = {
  title: 'Etiket',
  missing: 'etiket ontbreekt',
  isBundle: 'Bundel van andere producten',
  isBundleHint: 'De productpagina toont dan de etiketten van die producten',
  contents: 'Producten in de bundel',
  warningsHint: (fixed: readonly string[]) => `Eén per regel. Deze staan er altijd al: ${fixed.join(' ')}`,
  fields: {
    legalName: { label: 'Wettelijke benaming' },
    netQuantity: { label: 'Netto hoeveelheid', hint: 'Bijvoorbeeld 150 g (60 stuks)' },
    dailyDose: { label: 'Aanbevolen dagelijkse hoeveelheid', hint: 'Bijvoorbeeld 2 gummy’s per dag' },
    portionName: { label: 'Portie op het etiket', hint: 'Wat je per dag neemt, bijvoorbeeld 2 gummy’s' },
    amounts: {
      label: 'Stoffen per dagelijkse hoeveelheid',
      hint: 'Eén per regel, bijvoorbeeld vitamine C 80 mg. Het percentage van de referentie-inname rekent de winkel uit.',
    },
    portionGrams: { label: 'Gewicht van een portie', hint: 'In gram' },
    energyKj: { label: 'Energie in kJ', hint: 'Per 100 g' },
    energyKcal: { label: 'Energie in kcal', hint: 'Per 100 g' },
    fat: { label: 'Vet', ...gramsPer100 },
    saturates: { label: 'Waarvan verzadigd', ...gramsPer100 },
    carbohydrates: { label: 'Koolhydraten op het etiket', ...gramsPer100 },
    sugars: { label: 'Waarvan suikers', ...gramsPer100 },
    polyols: { label: 'Waarvan polyolen', ...gramsPer100 },
    fibre: { label: 'Vezels', ...gramsPer100 },
    protein: { label: 'Eiwit', ...gramsPer100 },
    salt: { label: 'Zout', ...gramsPer100 },
    storage: { label: 'Bewaren' },
    bestBefore: { label: 'Houdbaarheid' },
    avoid: { label: 'Voor wie niet' },
    excess: { label: 'Bij te veel' },
    warnings: { label: 'Andere waarschuwingen' },
    contents: { label: 'Producten in de bundel' },
  } satisfies Record<Exclude<keyof LabelValues, 'isBundle'>, { label: string; hint?: string }>,
};
