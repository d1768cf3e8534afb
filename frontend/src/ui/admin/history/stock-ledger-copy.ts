import type { LedgerType } from '../../../../../contracts/inventory.js';
import { formatNumber } from '../../../lib/format';

/** The Dutch name of each type of stock movement. */
export const ledgerTypeNames: Record<LedgerType, string> = {
  restock: 'Aanvulling',
  adjustment: 'Correctie',
  damage: 'Schade',
  return: 'Retour',
  opening: 'Beginvoorraad',
  sale: 'Verkoop',
  'sale-reverted': 'Verkoop ongedaan',
  'made-unlimited': 'Op onbeperkt gezet',
  'made-limited': 'Weer begrensd',
};

export const ledgerCopy = {
  title: 'Voorraadboek',
  why: (figure: string) => `Waarom is dit ${figure}?`,
  unlimited: 'onbeperkt',
  sum: (onHand: string, reserved: number, available: string) =>
    reserved === 0
      ? `${onHand} op de plank.`
      : `${onHand} op de plank, ${formatNumber(reserved)} vastgehouden voor wie nu afrekent, ${available} te koop.`,
  date: 'Datum',
  what: 'Wat',
  quantity: 'Aantal',
  after: 'Daarna',
  before: 'Daarvoor',
  empty: 'Er is nog niets bewogen.',
  csv: 'Alle bewegingen als CSV',
};
