import type { DiscountType } from '../../../../contracts/discounts.js';
import { formatShown } from '../../lib/format';
import type { Tone } from '../../ui/admin/status/status';

export const codeStatuses = ['active', 'inactive'] as const;
export type CodeStatus = (typeof codeStatuses)[number];

export const statusNames: Record<CodeStatus, string> = { active: 'Actief', inactive: 'Inactief' };
export const statusTones: Record<CodeStatus, Tone> = { active: 'good', inactive: 'over' };

export const statusOf = ({ isActive }: { isActive: boolean }): CodeStatus => (isActive ? 'active' : 'inactive');

export const typeNames: Record<DiscountType, string> = {
  percentage: 'Percentage',
  fixed: 'Vast bedrag',
  free_shipping: 'Gratis verzending',
};

export const codesCopy = {
  title: 'Kortingscodes',
  search: 'Zoek op code',
  filter: 'Status',
  everyStatus: 'Alle statussen',
  count: (shown: string, all: string) => formatShown(shown, all, 'kortingscode', 'kortingscodes'),
  columns: {
    code: 'Code',
    type: 'Type',
    value: 'Waarde',
    minimum: 'Minimumbedrag',
    used: 'Gebruik',
    expires: 'Geldig tot',
    status: 'Status',
  },
  none: '–',
  expired: 'verlopen',
  firstOrderOnly: 'Alleen eerste bestelling',
  usedOf: (used: string, most: string) => `${used} keer gebruikt (maximum: ${most})`,
  unlimited: 'onbeperkt',
  empty: 'Geen kortingscodes gevonden',
  unknown: 'Deze kortingscode bestaat niet',
  detail: (code: string) => `Kortingscode ${code}`,
  audience: 'Voor wie',
  everybody: 'Iedereen',
  add: 'Nieuwe kortingscode',
  create: 'Aanmaken',
  remove: (code: string) => `${code} verwijderen`,
  confirmRemove: (code: string) => `${code} verwijderen?`,
  confirmRemoveText: 'Klanten kunnen deze code dan niet meer gebruiken.',
  doRemove: 'Kortingscode verwijderen',
  keep: 'Bewaren',
  change: (code: string) => `${code} wijzigen`,
  doChange: 'Wijzigen',
  save: 'Opslaan',
  switchOff: 'Uitzetten',
  switchOn: 'Aanzetten',
  switchedOff: 'Kortingscode uitgezet',
  switchedOn: 'Kortingscode aangezet',
  changed: 'Kortingscode gewijzigd',
  changeFailed: 'Er ging iets mis bij het wijzigen',
  created: 'Kortingscode aangemaakt',
  removed: 'Kortingscode verwijderd',
  createFailed: 'Er ging iets mis bij het aanmaken',
  removeFailed: 'Er ging iets mis bij het verwijderen',
  fields: {
    code: 'Code',
    type: 'Type',
    percentage: 'Percentage (%)',
    amount: 'Bedrag (€)',
    minPurchaseAmount: 'Minimumbedrag (€)',
    maxUses: 'Maximaal aantal keren',
    expiresAt: 'Geldig tot en met',
    firstOrderOnly: 'Alleen voor de eerste bestelling',
  },
  optional: 'Leeg = geen minimum',
  unlimitedHint: 'Leeg = onbeperkt',
  noEnd: 'Leeg = altijd geldig',
};
