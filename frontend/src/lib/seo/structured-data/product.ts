import type { ProductDetail } from '../../../../../contracts/catalog.js';
import { centsToDecimal, type Cents } from '../../../../../contracts/values/money.js';
import { lawfulDays } from '../../../../../contracts/law/withdrawal-period.js';
import type { ShippingSettings, ShopInfo } from '../../../../../contracts/settings.js';
import { centsOf } from '../../format';
import { returnPolicy } from '../../shop/policies';
import type { JsonLd } from './json-ld';

interface ProductFacts {
  product: ProductDetail;
  shop: ShopInfo;
  /** Undefined when the shipping settings could not be read; the offer then omits shipping. */
  shipping: ShippingSettings | undefined;
}

/** Describes a product and its offer. It has no rating and no reviews, because those on the page are samples. */
export function productData({ product, shop, shipping }: ProductFacts): JsonLd {
  const absolute = (path: string) => new URL(path, shop.url).href;
  const pictures = product.images.length > 0 ? product.images.map(({ url }) => url) : [product.imageUrl];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.slug,
    ...(product.ean && { gtin: product.ean }),
    url: absolute(productPath(product)),
    image: pictures.filter(Boolean).map(absolute),
    brand: { '@type': 'Brand', name: shop.brand },
    offers: {
      '@type': 'Offer',
      url: absolute(productPath(product)),
      price: centsToDecimal(centsOf(product.price)),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${product.stock === 0 ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shop.brand },
      hasMerchantReturnPolicy: returns,
      ...(shipping && { shippingDetails: shippingOf(product, shipping) }),
    },
  };
}

export function productPath({ slug }: { slug: string }): string {
  return `/product/${encodeURIComponent(slug)}`;
}

const inEuros = (cents: Cents) => ({ '@type': 'MonetaryAmount', value: centsToDecimal(cents), currency: 'EUR' });
const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const returns = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'NL',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: lawfulDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnShippingFees',
  returnShippingFeesAmount: inEuros(returnPolicy.ownChoiceCents),
};

/** Describes the shipping cost and time of one piece. Days are working days, as in the shop's own texts. */
function shippingOf({ price }: ProductDetail, { freeShippingThreshold, shippingCost }: ShippingSettings) {
  const isFree = centsOf(price) >= centsOf(freeShippingThreshold);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: inEuros(isFree ? 0 : centsOf(shippingCost)),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NL' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
      },
      handlingTime: days(0, 1),
      transitTime: days(1, 2),
    },
  };
}
