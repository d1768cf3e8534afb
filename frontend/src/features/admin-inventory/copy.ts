import type { ShelfChangeType, StockChangeType } from '../../../../contracts/inventory.js';
import { formatCount, formatShown } from '../../lib/format';

export const typeNames: Record<ShelfChangeType, string> = {
  restock: 'Aanvulling',
  adjustment: 'Correctie',
  damage: 'Schade',
  return: 'Retour',
  expired: 'Over de datum',
  recalled: 'Teruggeroepen',
};

export const typeHints: Record<StockChangeType, string> = {
  restock: 'Komt bij de voorraad.',
  adjustment: 'Met een min ervoor gaat het eraf.',
  damage: 'Gaat van de voorraad af.',
  return: 'Komt bij de voorraad.',
};

export const inventoryCopy = {
  title: 'Voorraad',
  search: 'Zoek op product of notitie',
  searchLevels: 'Zoek op product',
  views: 'Weergave',
  history: 'Wijzigingen',
  levels: 'Stand per product',
  lots: 'Partijen',
  reorder: 'Bijbestellen',
  take: 'Telling',
  product: 'Product',
  everyProduct: 'Alle producten',
  type: 'Type',
  everyType: 'Alle types',
  count: (shown: string, all: string) => formatShown(shown, all, 'wijziging', 'wijzigingen'),
  countLevels: (count: string) => formatCount(count, 'product', 'producten'),
  asOf: (day: string) => `Stand aan het eind van ${day}.`,
  columns: {
    product: 'Product',
    type: 'Type',
    quantity: 'Aantal',
    note: 'Notitie',
    date: 'Datum',
    onHand: 'Op de plank',
  },
  none: '-',
  empty: 'Geen voorraadwijzigingen gevonden',
  emptyLevels: 'Geen producten gevonden',
  ledgerOf: (product: string) => `Voorraadverloop van ${product}`,
  why: (figure: string) => `Waarom is dit ${figure}?`,
  whyOf: (product: string, figure: string) => `Waarom is dit ${figure}? Over ${product}`,
  register: 'Wijziging registreren',
  choose: 'Kies een product',
  quantity: 'Aantal',
  note: 'Notitie (optioneel)',
  doRegister: 'Registreren',
  registered: 'Voorraad bijgewerkt',
  registeredText: 'De voorraadwijziging is geregistreerd',
  maybeBooked:
    'Misschien is deze wijziging al geboekt. Verstuur hem opnieuw: dubbel boeken kan niet. Voor een ander product sluit je dit venster.',
  registerFailed: 'Er ging iets mis bij het registreren',
  lowStock: 20,
  lot: 'Partijnummer (optioneel)',
  lotHint: 'Zonder partij: laat leeg.',
  bestBefore: 'Houdbaar tot',
  bestBeforeHint: 'Alleen nodig bij een nieuwe partij.',
};
