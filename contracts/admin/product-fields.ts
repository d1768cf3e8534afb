import { z } from 'zod';
import { AmountInCentsSchema } from '../values/amounts.js';
import { hasGtinLength, isGtin } from '../values/gtin.js';
import { promisesPrice } from '../shop-texts/price-promise.js';
import { SlugSchema } from './slug.js';

// The fields of the form of a product, with the sentence for each mistake.

export const taste = z.literal([1, 2, 3, 4, 5], { error: 'Kies een stap van 1 tot 5' });
const longText = z.string().trim().max(8000, 'Gebruik hoogstens 8000 tekens');
const shortText = z.string().trim().max(200, 'Gebruik hoogstens 200 tekens');
export const required = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Gebruik hoogstens ${max} tekens`);
const price = z
  .union([z.string().trim().min(1, 'Prijs is verplicht'), z.number()], { error: 'Prijs is verplicht' })
  .meta({ examples: ['24.95'] })
  .pipe(AmountInCentsSchema);
/** The price of a product in euros, read as cents. */
export const ProductPriceSchema = price.refine(
  (cents) => cents > 0 && cents <= 1_000_000,
  'Vul een prijs in tot € 10.000',
);
/** The article number of the shop itself. An empty text becomes null. */
export const SkuSchema = z
  .string()
  .trim()
  .max(40, 'Gebruik hoogstens 40 tekens')
  .nullable()
  .transform((text) => text || null);
/** The number under the barcode, spaces removed. An empty text becomes null. */
export const EanSchema = z
  .string()
  .max(40, 'Een EAN heeft 8, 12, 13 of 14 cijfers')
  .nullable()
  .meta({ examples: ['8712345678906'] })
  .transform((text) => text?.replace(/\s/g, '') || null)
  .refine((text) => text === null || hasGtinLength(text), 'Een EAN heeft 8, 12, 13 of 14 cijfers')
  .refine(
    (text) => text === null || !hasGtinLength(text) || isGtin(text),
    'Deze EAN klopt niet: het laatste cijfer past niet bij de andere',
  );
/** What one piece costs the shop without VAT, in euros, read as cents. */
export const CostPriceSchema = AmountInCentsSchema.refine(
  (cents) => cents <= 1_000_000,
  'Vul een inkoopprijs in tot € 10.000',
);
export const isWithoutPromise = (text: string | null) => !promisesPrice(text ?? '');
export const promised = 'Noem hier geen prijs of korting: die staan al bij het product';
export const optionalLong = longText
  .nullable()
  .transform((text) => text || null)
  .refine(isWithoutPromise, promised);
export const optionalShort = shortText.nullable().transform((text) => text || null);
/** A line of a card, which is narrow. */
export const cardText = z
  .string()
  .trim()
  .max(40, 'Gebruik hoogstens 40 tekens')
  .nullable()
  .transform((text) => text || null)
  .refine(isWithoutPromise, promised);

/** What a badge may not say, because only a promotion or a sale makes it true. */
export const priceWords = /\d\s*\+\s*\d|gratis|korting|voordeel|bespaar|goedkoper|aanbieding|halve prijs|[%€]/i;

/** A list, or a comma-separated text; items are trimmed and empty ones removed. */
export const list = z
  .union([z.string().max(8000), z.array(z.string().max(500)).max(100)], { error: 'Zet komma’s tussen de onderdelen' })
  .nullable()
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : (value ?? [])).map((item) => item.trim()).filter(Boolean),
  )
  .refine((items) => items.length <= 50, 'Gebruik hoogstens 50 onderdelen');

export const stockFigure = z
  .number({ error: 'Voorraad moet 0 of hoger zijn' })
  .int('Vul bij Voorraad een heel getal in')
  .min(0, 'Voorraad moet 0 of hoger zijn')
  .max(1_000_000, 'Voorraad is te hoog')
  .nullable();

/** A loaded stock is below zero when a count booked away pieces that a checkout held and then sold. */
export const loadedStock = z
  .number({ error: 'Laad het product opnieuw' })
  .int('Laad het product opnieuw')
  .min(-(2 ** 31), 'Laad het product opnieuw')
  .max(2 ** 31 - 1, 'Laad het product opnieuw')
  .nullable();

const nutritionPart = z.string().trim().max(60, 'Gebruik hoogstens 60 tekens').nullish();
export const nutrition = z
  .strictObject({
    portie: nutritionPart,
    calories: nutritionPart,
    protein: nutritionPart,
    carbs: nutritionPart,
    fat: nutritionPart,
  })
  .nullable()
  .transform((parts) => {
    const { portie, calories, protein, carbs, fat } = parts ?? {};
    if (![portie, calories, protein, carbs, fat].some(Boolean)) return null;
    return {
      portie: portie ?? '',
      calories: calories ?? '',
      protein: protein ?? '',
      carbs: carbs ?? '',
      fat: fat ?? '',
    };
  });

/** Refuses a slug with the form of a subscription line id, which would be ambiguous in a basket. */
export const ProductSlugSchema = SlugSchema.refine(
  (slug) => !/-\d{1,2}-[123]$/.test(slug),
  'Laat een slug niet eindigen op twee getallen, zoals -2-1',
);

export const count = (max: number, message: string) =>
  z.number({ error: message }).int(message).min(0, message).max(max, message);
