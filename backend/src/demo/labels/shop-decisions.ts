import type { ClaimDecision } from '../../../../contracts/food/claims/check-product.js';

const heading =
  'Vaste tekst van de winkel. Verwijst naar gezondheid in het algemeen; toegestane claims staan bij elk product.';
const category = 'Vaste naam van een categorie. Elk product erin heeft een toegestane claim op zijn pagina.';
const wish = 'Antwoord in de vitaminetest: wat de bezoeker zoekt, geen belofte over een product.';

const because = (reason: string, ...sentences: string[]) => sentences.map((sentence) => ({ sentence, reason }));

/** The decisions of staff on texts of the storefront that are no literal claims, with their reasons. */
export const shopDecisions: readonly ClaimDecision[] = [
  ...because(heading, 'De lekkerste vitamines voor jouw gezondheid', 'Eerlijk en gezond speciaal voor jou'),
  ...because(category, 'Immuniteit', 'Slaap', 'Focus', 'Beauty'),
  ...because(category, 'Alle vitaminegummy’s op een rij: energie, beauty, immuniteit, slaap, focus en meer.'),
  ...because(wish, 'Meer energie', 'Beter slapen', 'Haar, huid en nagels', 'Weerstand', 'Scherp blijven'),
  ...because(wish, 'Slaap', 'Stress', 'Huid', 'Spijsvertering', 'Gezond'),
];
