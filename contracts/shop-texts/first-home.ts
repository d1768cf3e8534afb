/** The first texts of the frame and of home, one paragraph each. A text of staff replaces them. */
export const firstHomeTexts = {
  'banner-one-plus-one': '1+1 Gratis - Zolang de voorraad strekt',
  'banner-organic': '100% organisch en halal',
  'banner-honest': 'Eerlijk en gezond speciaal voor jou',
  'home-heading': 'De lekkerste vitamines voor jouw gezondheid',
  'home-intro': 'Twee gummies per dag, en dat is alles. Vegan, halal en zonder suiker, maar dat proef je niet.',
  'footer-line': 'Vitamines waar je naar uitkijkt. Vegan, halal en zonder suiker.',
} as const;
