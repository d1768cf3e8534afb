/** Plain data, read by the seed and the art generator. */

export interface DemoCategory {
  slug: string;
  name: string;
  description: string;
}

export interface DemoNutrition {
  portie: string;
  calories: string;
  protein: string;
  carbs: string;
  fat: string;
}

export interface DemoProduct {
  slug: string;
  name: string;
  /** Slug of a demo category. */
  category: string;
  priceCents: number;
  servings: number;
  quantity: string;
  badge: string | null;
  isFeatured: boolean;
  /** Null is unlimited. */
  stock: number | null;
  subscriptionEnabled: boolean;
  /** Percent. */
  subscriptionDiscount: number;
  /** Age in days at the time of the seed; unique. */
  daysOld: number;
  promise: string;
  description: string;
  details: string;
  benefits: string[];
  usage: string;
  whenToUse: string;
  ingredients: string[];
  nutrition: DemoNutrition;
  variants: string[];
  /** The alternative text of each picture. The first is `{slug}-1` in the art folder, with a width and an extension. */
  pictures: string[];
}
