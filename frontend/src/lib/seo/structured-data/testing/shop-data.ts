import type { ListedCategory, ProductDetail } from '../../../../../../contracts/catalog.js';
import { firstDispatchRules } from '../../../../../../contracts/shipping/dispatch-rules.js';
import type { ShippingSettings, ShopInfo } from '../../../../../../contracts/settings.js';

export const shop: ShopInfo = {
  url: 'https://proef.example',
  brand: 'Proefmerk',
  email: 'hallo@proef.example',
  supportHours: 'maandag van 10:00 tot 17:00',
  stripePublishableKey: 'pk_test_1',
  payments: ['iDEAL | Wero', 'Visa', 'Bancontact'],
  claims: ['banner-honest'],
  foodBusiness: null,
  dispatch: firstDispatchRules,
  gate: 'off',
  demo: false,
};

export const shipping: ShippingSettings = { freeShippingThreshold: '65.00', shippingCost: '6.99' };

export const sleep: ListedCategory = {
  ...{ id: 4, slug: 'sleep', name: 'Slaap' },
  ...{ description: 'Rustig naar bed.', formerSlugs: [] },
};

/** Returns a product of the category `sleep`, with changes. */
export function productWith(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 7,
    slug: 'sleep-well',
    name: 'Sleep Well',
    imageUrl: '/art/products/sleep-well-1-1200.webp',
    price: '22.95',
    servings: 30,
    quantity: '60 stuks',
    badge: null,
    isFeatured: false,
    stock: 12,
    categoryId: sleep.id,
    createdAt: '2026-01-01T00:00:00Z',
    subscriptionEnabled: true,
    subscriptionDiscount: 20,
    description: 'Met magnesium.',
    details: null,
    benefits: [],
    usage: null,
    whenToUse: null,
    ingredients: [],
    variants: [],
    nutrition: null,
    labels: [],
    images: [
      { id: 1, url: '/art/products/sleep-well-1-1200.webp', altText: '', isPrimary: true, sortOrder: 0 },
      { id: 2, url: '/files/sleep-well-2-1200.webp', altText: '', isPrimary: false, sortOrder: 1 },
    ],
    ...changes,
  };
}
