import type { Page } from 'playwright-core';
import { fieldOf } from './office.js';

const typed = {
  'Netto hoeveelheid': '150 g (60 stuks)',
  'Aanbevolen dagelijkse hoeveelheid': '2 gummy’s per dag',
  'Portie op het etiket': '2 gummy’s',
  'Stoffen per dagelijkse hoeveelheid': 'Vitamine C 80 mg\nL-theanine 100 mg',
  'Gewicht van een portie': '5',
  'Energie in kJ': '728',
  'Energie in kcal': '178',
  Vet: '2',
  'Waarvan verzadigd': '1,6',
  'Koolhydraten op het etiket': '32',
  'Waarvan suikers': '0',
  'Waarvan polyolen': '30',
  Vezels: '40',
  Eiwit: '0',
  Zout: '0,05',
  Bewaren: 'Droog bewaren.',
  Houdbaarheid: 'Zie de bodem van de pot.',
  'Voor wie niet': 'Ben je zwanger? Overleg eerst met je arts.',
  'Bij te veel': 'Kan laxerend werken.',
};

/** Fills the section "Etiket" of the open product form: 80 mg of vitamin C a day. */
export async function fillLabel(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await fieldOf(page, label).fill(value);
}
