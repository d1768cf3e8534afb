import { z } from 'zod';
import { isGtin } from '../../../../../../contracts/values/gtin.js';

/**
 * Schemas of the schema.org types in use, with the properties that Google requires for a rich result. They are strict:
 * a misspelled property fails. A rating fails too, because the shop has no real reviews yet.
 */
const context = z.literal('https://schema.org');
const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const euros = z.string().regex(/^\d+\.\d{2}$/);
const amount = z.strictObject({ '@type': z.literal('MonetaryAmount'), value: euros, currency: z.literal('EUR') });
const term = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
const days = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  minValue: z.int().min(0),
  maxValue: z.int(),
  unitCode: z.literal('DAY'),
});

const shippingDetails = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: amount,
  shippingDestination: z.strictObject({ '@type': z.literal('DefinedRegion'), addressCountry: z.literal('NL') }),
  deliveryTime: z.strictObject({
    '@type': z.literal('ShippingDeliveryTime'),
    businessDays: z.strictObject({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z.array(term('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')).length(5),
    }),
    handlingTime: days,
    transitTime: days,
  }),
});

const returnPolicy = z.strictObject({
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.literal('NL'),
  returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().positive(),
  returnMethod: term('ReturnByMail'),
  returnFees: term('ReturnShippingFees'),
  returnShippingFeesAmount: amount,
});

const product = z.strictObject({
  '@context': context,
  '@type': z.literal('Product'),
  name: text,
  description: text,
  sku: text,
  gtin: z.string().refine(isGtin).optional(),
  url: address,
  image: z.array(address).min(1),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: address,
    price: euros,
    priceCurrency: z.literal('EUR'),
    availability: term('InStock', 'OutOfStock'),
    itemCondition: term('NewCondition'),
    seller: z.strictObject({ '@type': z.literal('Organization'), name: text }),
    shippingDetails: shippingDetails.optional(),
    hasMerchantReturnPolicy: returnPolicy,
  }),
});

const breadcrumb = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
});

const faq = z.strictObject({
  '@context': context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const organization = z.strictObject({
  '@context': context,
  '@type': z.literal('Organization'),
  name: text,
  url: address,
  logo: address,
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    email: z.email(),
    contactType: text,
    availableLanguage: z.literal('nl'),
  }),
});

const website = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: z.literal('nl-NL'),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/.+\/products\?search=\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

/** Any description that a page of the shop may carry. */
export const StructuredDataSchema = z.discriminatedUnion('@type', [product, breadcrumb, faq, organization, website]);
export type StructuredData = z.infer<typeof StructuredDataSchema>;
