import type { AdminProduct } from '../../../../contracts/admin/products.js';
import { formatShown } from '../../lib/format';
import type { Tone } from '../../ui/admin/status/status';
import { claimCopy } from './claim-copy';
import { labelFormCopy } from './label-copy';
import type { ComparedField } from './meanwhile';

export const productStatuses = ['active', 'planned', 'inactive', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const statusNames: Record<ProductStatus, string> = {
  active: 'Actief',
  planned: 'Gepland',
  inactive: 'Inactief',
  archived: 'Gearchiveerd',
};
export const statusTones: Record<ProductStatus, Tone> = {
  active: 'good',
  planned: 'waiting',
  inactive: 'over',
  archived: 'over',
};

/** During an update a process of the former version sends neither the moment nor whether it is archived. */
export function statusOf({ isActive, publishAt, isArchived }: StatusFacts): ProductStatus {
  if (isArchived) return 'archived';
  if (!isActive) return 'inactive';
  return publishAt && Date.parse(publishAt) > Date.now() ? 'planned' : 'active';
}

type StatusFacts = Pick<AdminProduct, 'isActive'> & Partial<Pick<AdminProduct, 'publishAt' | 'isArchived'>>;

export const productsCopy = {
  title: 'Producten',
  search: 'Zoek op naam, slug, artikelnummer of EAN',
  filter: 'Status',
  everyStatus: 'Alle statussen',
  count: (shown: string, all: string) => formatShown(shown, all, 'product', 'producten'),
  columns: {
    name: 'Naam',
    category: 'Categorie',
    price: 'Prijs',
    stock: 'Voorraad',
    status: 'Status',
    badge: 'Badge',
  },
  empty: 'Geen producten gevonden',
  unknown: 'Dit product bestaat niet',
  add: 'Nieuw product',
  edit: (name: string) => `${name} bewerken`,
  remove: (name: string) => `${name} verwijderen`,
  reserved: (count: string) => `${count} gereserveerd`,
  whyStock: (name: string, stock: string) => `Waarom is de voorraad van ${name} ${stock}?`,
  confirmRemove: (name: string) => `${name} verwijderen?`,
  confirmRemoveText: 'Het product verdwijnt uit de winkel. Bestellingen en geschiedenis blijven bewaard.',
  doRemove: 'Product verwijderen',
  keep: 'Bewaren',
  created: 'Product aangemaakt',
  createdText: 'Voeg nu de foto’s toe.',
  saved: 'Product bijgewerkt',
  removed: 'Product verwijderd',
  failed: 'Er ging iets mis',
  removeFailed: 'Er ging iets mis bij het verwijderen',
  loading: 'Product laden…',
  tabs: { form: 'Gegevens', prices: 'Prijzen', images: 'Afbeeldingen', story: 'Geschiedenis' },
  tabsLabel: 'Onderdelen van het product',
  imagesLater: 'Foto’s voeg je toe zodra het product is opgeslagen.',
};

export const productFormCopy = {
  groups: {
    shop: 'In de winkel',
    supply: 'Artikel en inkoop',
    stock: 'Voorraad',
    subscription: 'Abonnement',
    texts: 'Op de productpagina',
    nutrition: 'Voedingswaarde',
  },
  kind: 'Soort',
  kindHint: 'Een bundel met een supplement is zelf een supplement',
  kinds: { supplement: 'Voedingssupplement', other: 'Overig (geen voeding)' },
  name: 'Naam',
  slug: 'Slug',
  generateSlug: 'Maak van de naam',
  category: 'Categorie',
  chooseCategory: 'Kies een categorie',
  price: 'Prijs (€)',
  sku: 'Artikelnummer',
  skuHint: 'Je eigen nummer voor dit product. Klanten zien het alleen op de pakbon.',
  ean: 'EAN (barcode)',
  costPrice: 'Inkoopprijs (excl. btw)',
  costPriceHint: 'Wat één stuk je kost. Verkopen van eerder houden de inkoopprijs van toen.',
  margin: 'Marge',
  marginOf: (euros: string, percent: string | null) => (percent === null ? euros : `${euros} (${percent}%)`),
  marginHint: (margin: string) => `Marge op de gewone prijs zonder btw: ${margin}`,
  vatRate: 'Btw-tarief',
  vatRates: { low: '9% (voeding)', high: '21% (overig)', zero: '0%' },
  quantity: 'Hoeveelheid',
  servings: 'Porties',
  badge: 'Badge',
  badgeHint: 'Zonder prijs of korting: een actie zet zelf erbij wat ze geeft',
  isActive: 'Actief',
  isActiveHint: 'Te zien en te koop in de winkel',
  publishFrom: 'Live vanaf',
  publishFromHint: 'Laat leeg om meteen live te zetten',
  isFeatured: 'Uitgelicht',
  isFeaturedHint: 'Staat in de Top 10',
  stock: 'Voorraad',
  unlimited: 'Onbeperkt',
  unlimitedHint: 'Raakt nooit uitverkocht',
  subscriptionEnabled: 'Abonnement mogelijk',
  subscriptionHint: 'Maandelijks, elke 2 of elke 3 maanden',
  subscriptionDiscount: 'Korting op abonnement (%)',
  description: 'Beschrijving',
  details: 'Details',
  benefits: 'Voordelen',
  usage: 'Gebruik',
  whenToUse: 'Wanneer',
  purpose: 'Waarvoor',
  purposeHint: 'Kort, op de kaart: ‘Voor je ochtend’',
  flavour: 'Smaak',
  flavourHint: 'Met een kleine letter: ‘mandarijn’',
  sourness: 'Zoet of zuur',
  firmness: 'Zacht of stevig',
  notTasted: 'Niet tonen',
  steps: {
    sourness: ['1: zoet', '2: een beetje fris', '3: zoet en zuur', '4: fris', '5: zuur'],
    firmness: ['1: zacht', '2: vrij zacht', '3: veerkrachtig', '4: vrij stevig', '5: stevig'],
  },
  variants: 'Varianten',
  ingredients: 'Ingrediënten',
  ingredientsHint: 'Van veel naar weinig, met komma’s ertussen. Zet een allergeen tussen sterretjes: *soja*.',
  commas: 'Zet komma’s tussen de onderdelen',
  nutrition: {
    portie: 'Portie',
    calories: 'Energie',
    protein: 'Eiwitten',
    carbs: 'Koolhydraten',
    fat: 'Vetten',
  },
};

/** Names the values of fields that store a code. */
export const valueNames: Record<string, Record<string, string>> = {
  kind: productFormCopy.kinds,
  vatRate: productFormCopy.vatRates,
  vat_rate: productFormCopy.vatRates,
};

export const meanwhileCopy = {
  title: 'Iemand anders heeft dit product intussen gewijzigd',
  taken: 'Dit is al overgenomen. Kijk het na en sla opnieuw op.',
  disputed: 'Jij hebt hetzelfde gewijzigd. Kies wat het wordt en sla opnieuw op.',
  was: 'Was',
  theirs: 'Van de ander',
  mine: 'Van jou',
  empty: 'leeg',
  fields: {
    kind: productFormCopy.kind,
    name: productFormCopy.name,
    slug: productFormCopy.slug,
    description: productFormCopy.description,
    details: productFormCopy.details,
    categoryId: productFormCopy.category,
    price: productFormCopy.price,
    sku: productFormCopy.sku,
    ean: productFormCopy.ean,
    costPrice: productFormCopy.costPrice,
    vatRate: productFormCopy.vatRate,
    servings: productFormCopy.servings,
    quantity: productFormCopy.quantity,
    badge: productFormCopy.badge,
    isActive: productFormCopy.isActive,
    publishFrom: productFormCopy.publishFrom,
    isFeatured: productFormCopy.isFeatured,
    subscriptionEnabled: productFormCopy.subscriptionEnabled,
    subscriptionDiscount: productFormCopy.subscriptionDiscount,
    benefits: productFormCopy.benefits,
    usage: productFormCopy.usage,
    whenToUse: productFormCopy.whenToUse,
    purpose: productFormCopy.purpose,
    flavour: productFormCopy.flavour,
    sourness: productFormCopy.sourness,
    firmness: productFormCopy.firmness,
    variants: productFormCopy.variants,
    ingredients: productFormCopy.ingredients,
    nutrition: productFormCopy.groups.nutrition,
    foodFacts: labelFormCopy.title,
    claimDecisions: claimCopy.title,
  } satisfies Record<ComparedField, string>,
};

export const imagesCopy = {
  upload: 'Afbeeldingen kiezen',
  uploadHint: 'Of sleep ze hierheen. JPEG, PNG, GIF of WebP, hoogstens 5 MB per bestand.',
  uploading: (name: string) => `${name} uploaden`,
  processing: 'Verwerken…',
  tooLarge: 'Deze afbeelding is te groot. Kies er een van hoogstens 5 MB.',
  uploadFailed: 'Afbeelding uploaden mislukt',
  uploaded: 'Afbeelding toegevoegd',
  firstFrame: 'Deze afbeelding beweegt. De winkel toont alleen het eerste beeld.',
  empty: 'Nog geen afbeeldingen. De eerste wordt de hoofdafbeelding.',
  list: 'Afbeeldingen',
  nth: (place: number) => `Afbeelding ${place}`,
  primary: 'Hoofdafbeelding',
  makePrimary: 'Maak hoofdafbeelding',
  up: 'Naar voren',
  down: 'Naar achteren',
  remove: 'Verwijderen',
  confirmRemove: 'Deze afbeelding verwijderen?',
  keep: 'Bewaren',
  alt: 'Alt-tekst',
  saveAlt: 'Alt-tekst opslaan',
  save: 'Opslaan',
  altSaved: 'Alt-tekst opgeslagen',
  removed: 'Afbeelding verwijderd',
  primarySet: 'Hoofdafbeelding ingesteld',
  removeFailed: 'Kon afbeelding niet verwijderen',
  reorderFailed: 'Kon volgorde niet wijzigen',
  primaryFailed: 'Kon hoofdafbeelding niet instellen',
  altFailed: 'Er ging iets mis',
  dismiss: (name: string) => `Melding over ${name} sluiten`,
};
