/** The first texts of the frame and of home, one paragraph each. A text of staff replaces them. */
export const firstHomeTexts = {
  'banner-one-plus-one': '1+1 Gratis - Zolang de voorraad strekt',
  'banner-organic': '100% organisch en halal',
  'banner-honest': 'Eerlijk en gezond speciaal voor jou',
  'home-heading': 'De lekkerste vitamines voor jouw gezondheid',
  'home-intro': 'Twee gummy’s per dag, meer niet. Vegan, halal en zonder suiker, en dat proef je niet.',
  'footer-line': 'Vitamines waar je naar uitkijkt. Vegan, halal en zonder suiker.',
} as const;
