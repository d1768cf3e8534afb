import { amsterdamTime, iso, type Listing } from '../../platform/http/listing/listing.js';

/** The changes on the shelf; the others are sales and opening figures. */
export const onTheShelf = `l.type in ('restock', 'adjustment', 'damage', 'return', 'expired', 'recalled')`;

/** Stock movements with the current name of the product. */
export const inventoryListing: Listing = {
  name: 'voorraad',
  from: 'stock_ledger l join products p on p.id = l.product_id',
  key: 'l.event_id',
  row: `json_build_object('id', l.event_id, 'productId', l.product_id, 'productName', p.name, 'type', l.type,
    'quantity', l.quantity, 'note', l.note, 'createdAt', ${iso('l.at')})`,
  search: ['p.name', 'l.note'],
  status: 'l.type',
  sorts: {
    createdAt: { by: 'l.at', type: 'timestamptz' },
    productName: { by: 'lower(p.name)', type: 'text' },
    quantity: { by: 'l.quantity', type: 'int' },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Datum', sql: amsterdamTime('l.at') },
    { title: 'Product', sql: 'p.name' },
    {
      title: 'Type',
      sql: `case l.type when 'restock' then 'Aanvulling' when 'adjustment' then 'Correctie' when 'damage' then 'Schade'
        when 'return' then 'Retour' when 'expired' then 'Over de datum' when 'recalled' then 'Teruggeroepen' when 'opening' then 'Beginvoorraad' when 'sale' then 'Verkoop'
        when 'sale-reverted' then 'Verkoop teruggedraaid' else 'Onbeperkt aan of uit' end`,
    },
    { title: 'Aantal', sql: 'l.quantity', isNumber: true },
    { title: 'Voorraad daarna', sql: 'l.on_hand_after', isNumber: true },
    { title: 'Notitie', sql: 'l.note' },
  ],
};
