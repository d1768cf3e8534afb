import type { LedgerType } from '../../../../../contracts/inventory.js';
import { formatNumber } from '../../../lib/format';

/** The Dutch name of each type of stock movement. */
export const ledgerTypeNames: Record<LedgerType, string> = {
  restock: 'Aanvulling',
  adjustment: 'Correctie',
  damage: 'Schade',
  return: 'Retour',
  expired: 'Over de datum',
  recalled: 'Teruggeroepen',
  opening: 'Beginvoorraad',
  sale: 'Verkoop',
  'sale-reverted': 'Verkoop teruggedraaid',
  'made-unlimited': 'Op onbeperkt gezet',
  'made-limited': 'Niet meer onbeperkt',
};

export const ledgerCopy = {
  title: 'Voorraadverloop',
  why: (figure: string) => `Waarom is dit ${figure}?`,
  unlimited: 'onbeperkt',
  sum: (onHand: string, reserved: number, available: string) =>
    reserved === 0
      ? `${onHand} op de plank.`
      : `${onHand} op de plank, ${formatNumber(reserved)} gereserveerd voor wie nu afrekent, ${available} te koop.`,
  date: 'Datum',
  what: 'Wat',
  quantity: 'Aantal',
  after: 'Daarna',
  before: 'Daarvoor',
  empty: 'Nog geen wijzigingen.',
  csv: 'Alle wijzigingen als CSV',
};
