import { z } from 'zod';
import { DecimalSchema } from './values/amounts.js';
import { endpoints } from './endpoint.js';
import { ProductLabelSchema } from './food/food-facts.js';

export const CategorySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
});
export type Category = z.infer<typeof CategorySchema>;

/** A row of `GET /api/categories`. */
export const ListedCategorySchema = CategorySchema.extend({
  /** Slugs that the category used before. One of them may be the current slug of another category. */
  formerSlugs: z.array(z.string()),
});
export type ListedCategory = z.infer<typeof ListedCategorySchema>;

/** A product in the grid. `stock` is the available number of pieces; null means unlimited. */
export const ProductSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  /** What a piece costs now, in a sale if there is one. */
  price: DecimalSchema,
  /**
   * The only price that may be struck through beside it; null when none may. A server of an earlier version sends none.
   */
  referencePrice: DecimalSchema.nullable().optional(),
  /** The promotion: of every `buy + free` one-off pieces, `free` cost nothing. `badge` names it. */
  freePieces: z.object({ buy: z.number().int(), free: z.number().int() }).nullable().optional(),
  /** What or when it is for ("Voor je ochtend"), and what it tastes of ("mandarijn"). A server of an earlier version sends none. */
  purpose: z.string().nullable().optional(),
  flavour: z.string().nullable().optional(),
  servings: z.number().int().nullable(),
  quantity: z.string(),
  badge: z.string().nullable(),
  isFeatured: z.boolean(),
  stock: z.number().int().nullable(),
  categoryId: z.number().int(),
  createdAt: z.string(),
  subscriptionEnabled: z.boolean(),
  subscriptionDiscount: z.number().int(),
});
export type Product = z.infer<typeof ProductSchema>;

export const ProductImageSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  altText: z.string(),
  isPrimary: z.boolean(),
  sortOrder: z.number().int(),
});
export type ProductImage = z.infer<typeof ProductImageSchema>;

export const NutritionSchema = z.object({
  portie: z.string(),
  calories: z.string(),
  protein: z.string(),
  carbs: z.string(),
  fat: z.string(),
});
export type Nutrition = z.infer<typeof NutritionSchema>;

/** A step of a scale from 1 to 5. */
export const TasteSchema = z.int().min(1).max(5);

export const ProductDetailSchema = ProductSchema.extend({
  description: z.string(),
  details: z.string().nullable(),
  benefits: z.array(z.string()),
  usage: z.string().nullable(),
  whenToUse: z.string().nullable(),
  ingredients: z.array(z.string()),
  variants: z.array(z.string()),
  /** The number under the barcode. A server of an earlier version sends none. */
  ean: z.string().nullable().optional(),
  nutrition: NutritionSchema.nullable(),
  /** One, or one per product of a bundle; none for a product that was on sale before labels existed. */
  labels: z.array(ProductLabelSchema),
  images: z.array(ProductImageSchema),
  /** From 1, sweet, to 5, sour; null while staff has not tasted it. A server of an earlier version sends none. */
  sourness: TasteSchema.nullable().optional(),
  /** From 1, soft, to 5, firm. */
  firmness: TasteSchema.nullable().optional(),
  /** The products in a bundle that are on sale, in their order; none for one jar. A server of an earlier version sends none. */
  contents: z.array(ProductSchema).optional(),
  /** Two products in stock of other categories. A server of an earlier version sends none. */
  goesWith: z.array(ProductSchema).optional(),
  /** What to buy instead while it is sold out: at most two products in stock, of its own category first. */
  alternatives: z.array(ProductSchema).optional(),
});
export type ProductDetail = z.infer<typeof ProductDetailSchema>;

/** `GET /api/product-texts`: what a search finds a product by, apart from its name. */
export const ProductTextSchema = z.object({ slug: z.string(), text: z.string() });
export type ProductText = z.infer<typeof ProductTextSchema>;

/** `details` of the 404 for a product: its current slug, or its category when it was removed. */
export const MissingProductSchema = z.object({
  slug: z.string().optional(),
  categoryId: z.number().int().optional(),
});
export type MissingProduct = z.infer<typeof MissingProductSchema>;

/** Picture files end in `-<width>.webp`; the other widths are in the same folder. */
export const imageWidths = [320, 480, 768, 1200] as const;
/** Mails show squares of this width as `-<width>.jpg`, because Outlook shows no WebP. Three pixels for each one in a mail. */
export const mailPictureWidth = 216;

export const ProductListQuerySchema = z.object({
  category: z.coerce
    .number({ error: 'Onbekende categorie' })
    .int('Onbekende categorie')
    .positive()
    .max(2 ** 31 - 1, 'Onbekende categorie')
    .optional(),
});

const shopper = endpoints({ access: 'shopper' });

export const listProducts = shopper('GET /api/products', {
  summary: 'All active products, or those of one category by its id.',
  query: ProductListQuerySchema,
  response: z.array(ProductSchema),
});

export const findProduct = shopper('GET /api/products/:slug', {
  summary: 'One product by its slug. `details` then holds its current slug, or the category of a removed product.',
  response: ProductDetailSchema,
});

export const listTexts = shopper('GET /api/product-texts', {
  summary: 'The texts of all active products that the search reads.',
  response: z.array(ProductTextSchema),
});

export const listCategories = shopper('GET /api/categories', {
  summary: 'Every active category.',
  response: z.array(ListedCategorySchema),
});
