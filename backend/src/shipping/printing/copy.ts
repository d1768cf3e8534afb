import type { OrderToPack } from '../../projections/order-parcels/waiting-orders.query.js';

/** Names a product with its article number, if it has one. */
const named = ({ productName, sku }: Pick<OrderToPack['pieces'][number], 'productName' | 'sku'>) =>
  sku ? `${productName} · ${sku}` : productName;

export const shippingCopy = {
  pickList: 'Picklijst',
  slips: 'Pakbonnen',
  slip: 'Pakbon',
  continued: (what: string) => `Vervolg van ${what}`,
  orders: (count: number) => (count === 1 ? '1 bestelling' : `${count} bestellingen`),
  product: 'Product',
  jars: 'Potten',
  byOrder: 'Per bestelling',
  order: 'Bestelling',
  contents: 'In het pakket',
  quantity: 'Aantal',
  named,
  piece: ({ quantity, jars, ...product }: OrderToPack['pieces'][number]) =>
    `${quantity} × ${named(product)}${jars > 1 ? ` (${jars} potten per stuk)` : ''}`,
  perPiece: ({ jars, ...product }: OrderToPack['pieces'][number]) =>
    jars > 1 ? `${named(product)} (abonnement, ${jars} potten per levering)` : named(product),
  packedWith: (numbers: readonly string[]) => `Samen inpakken met ${numbers.join(' en ')}`,
  deliverTo: 'Bezorgen bij',
  questions: (email: string) => (email ? `Klopt er iets niet? Mail naar ${email}.` : ''),
  page: (number: number, pages: number) => `${number} van ${pages}`,
};
