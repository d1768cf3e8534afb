import { z } from 'zod';
import { nutrientIds } from './nutrients.js';

/** `other`: no food, such as a shaker or a gift card. A bundle with a supplement is one itself. */
export const productKinds = ['supplement', 'other'] as const;
export const ProductKindSchema = z.enum(productKinds, { error: 'Kies een soort' });
export type ProductKind = z.infer<typeof ProductKindSchema>;

const text = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Gebruik hoogstens ${max} tekens`);
const amount = (max: number, message: string) => z.number({ error: message }).gt(0, message).max(max, message);
const per100g = z
  .number({ error: 'Vul een getal in' })
  .min(0, 'Vul een getal van 0 of hoger in')
  .max(4000, 'Dit getal is te hoog');

const AmountSchema = z.strictObject({
  nutrient: z.enum(nutrientIds, { error: 'Onbekende voedingsstof' }),
  /** The amount per daily dose, in the unit of the nutrient. */
  amount: amount(100_000, 'Schrijf op elke regel een stof, een getal en g, mg of µg'),
});

/** A substance without a reference intake, such as an extract. */
const SubstanceSchema = z.strictObject({
  name: text(100, 'Vul de naam van de stof in'),
  amount: amount(100_000, 'Vul een hoeveelheid boven 0 in'),
  unit: z.enum(['g', 'mg', 'µg'], { error: 'Kies g, mg of µg' }),
});

/**
 * What the label of a food supplement states (regulation (EU) 1169/2011, art. 9 and 30; directive 2002/46/EC, art. 6),
 * without its ingredients, which are a field of the product, and without the warnings that are the same on every label.
 */
export const LabelFactsSchema = z.strictObject({
  kind: z.literal('label'),
  legalName: text(200, 'Vul de wettelijke benaming in'),
  netQuantity: text(100, 'Vul de netto hoeveelheid in'),
  dailyDose: text(100, 'Vul de aanbevolen dagelijkse hoeveelheid in'),
  portionName: text(60, 'Vul in wat een portie is'),
  portionGrams: amount(1000, 'Vul het gewicht van een portie in'),
  amounts: z
    .array(AmountSchema)
    .max(40)
    .refine((rows) => new Set(rows.map(({ nutrient }) => nutrient)).size === rows.length, 'Noem elke stof één keer'),
  substances: z.array(SubstanceSchema).max(20),
  energyKj: per100g,
  energyKcal: per100g,
  fat: per100g,
  saturates: per100g,
  carbohydrates: per100g,
  sugars: per100g,
  polyols: per100g,
  fibre: per100g,
  protein: per100g,
  salt: per100g,
  storage: text(300, 'Vul het bewaaradvies in'),
  bestBefore: text(300, 'Vul de houdbaarheid in'),
  /** Who should not use the product (regulation (EC) 1924/2006, art. 10(2)(c)). */
  avoid: text(500, 'Vul in wie dit beter niet gebruikt'),
  /** What too much does (art. 10(2)(d)). */
  excess: text(500, 'Vul in wat te veel doet'),
  warnings: z.array(text(300, 'Vul een waarschuwing in')).max(10),
});
export type LabelFacts = z.infer<typeof LabelFactsSchema>;

/** A bundle states the labels of its products. */
export const BundleFactsSchema = z.strictObject({
  kind: z.literal('bundle'),
  /** Ids of products, in the order of the pack. */
  contents: z
    .array(z.number().int().positive(), { error: 'Kies de producten' })
    .min(1, 'Kies de producten in de bundel')
    .max(12, 'Kies hoogstens 12 producten'),
});

export const FoodFactsSchema = z.discriminatedUnion('kind', [LabelFactsSchema, BundleFactsSchema], {
  error: 'Vul het etiket in',
});
export type FoodFacts = z.infer<typeof FoodFactsSchema>;

/** One label as the product page shows it; a bundle has several. Allergens in `ingredients` are between asterisks. */
export const ProductLabelSchema = z.object({
  name: z.string(),
  ingredients: z.array(z.string()),
  facts: LabelFactsSchema,
});
export type ProductLabel = z.infer<typeof ProductLabelSchema>;
