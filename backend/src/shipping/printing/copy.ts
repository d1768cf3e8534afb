import type { OrderToPack } from '../../projections/order-parcels/waiting-orders.query.js';

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
  piece: ({ quantity, productName, jars }: OrderToPack['pieces'][number]) =>
    `${quantity} × ${productName}${jars > 1 ? ` (${jars} potten per stuk)` : ''}`,
  perPiece: (productName: string, jars: number) =>
    jars > 1 ? `${productName} (abonnement, ${jars} potten per levering)` : productName,
  packedWith: (numbers: readonly string[]) => `Samen inpakken met ${numbers.join(' en ')}`,
  deliverTo: 'Bezorgen bij',
  questions: (email: string) => (email ? `Klopt er iets niet? Mail naar ${email}.` : ''),
  page: (number: number, pages: number) => `${number} van ${pages}`,
};
