import type { ProductLabel } from '../../../../../contracts/food/food-facts.js';
import { fixedWarnings, segmentsOf } from '../../../../../contracts/food/label.js';
import type { FoodBusiness } from '../../../../../contracts/settings.js';
import { html, type Html } from '../../../platform/http/html.js';
import { heading, smallPrint } from './blocks.js';

/** What a confirmation states of the food in the order (regulation (EU) 1169/2011, art. 14). */
export interface FoodForMail {
  labels: readonly ProductLabel[];
  /** Null until staff enters it. */
  business: FoodBusiness | null;
}

const title = 'Op het etiket';
const ingredientsTitle = 'Ingrediënten';
const everyWarning = fixedWarnings.join(' ');
const nameOf = ({ name, facts }: ProductLabel) => `${name}, ${facts.legalName}, ${facts.netQuantity}`;
const adviceOf = ({ facts }: ProductLabel) =>
  [`Aanbevolen: ${facts.dailyDose}.`, facts.avoid, ...facts.warnings].join(' ');
const companyOf = ({ business }: FoodForMail): string[] =>
  business ? [`Verantwoordelijk voor deze etiketten: ${business.name}, ${business.address}.`] : [];

/** Returns the labels in short, with allergens in bold; nothing for an order without labels. */
export function labelsAsHtml(food: FoodForMail): Html[] {
  if (food.labels.length === 0) return [];
  return [
    heading(title),
    ...food.labels.map((label) =>
      smallPrint(
        html`<strong>${nameOf(label)}</strong><br />${ingredientsTitle}: ${ingredientsAsHtml(label)}.<br />${adviceOf(
            label,
          )}`,
      ),
    ),
    ...[everyWarning, ...companyOf(food)].map(smallPrint),
  ];
}

const ingredientsAsHtml = ({ ingredients }: ProductLabel): Html[] =>
  ingredients.map(
    (ingredient, place) =>
      html`${place > 0 ? ', ' : ''}${segmentsOf(ingredient).map(({ text, isAllergen }) =>
        isAllergen ? html`<strong>${text}</strong>` : html`${text}`,
      )}`,
  );

/** Returns the same as paragraphs of text, with allergens in capitals. */
export function labelsAsText(food: FoodForMail): string[] {
  if (food.labels.length === 0) return [];
  const paragraphs = food.labels.map((label) =>
    [nameOf(label), `${ingredientsTitle}: ${ingredientsAsText(label)}.`, adviceOf(label)].join('\n'),
  );
  return [`${title}\n${paragraphs.join('\n\n')}`, [everyWarning, ...companyOf(food)].join('\n')];
}

const ingredientsAsText = ({ ingredients }: ProductLabel): string =>
  ingredients
    .map((ingredient) =>
      segmentsOf(ingredient)
        .map(({ text, isAllergen }) => (isAllergen ? text.toUpperCase() : text))
        .join(''),
    )
    .join(', ');
