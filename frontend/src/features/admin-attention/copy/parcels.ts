import { parcelStateNames } from '../../../../../contracts/shipping/parcel-states.js';
import type { ParcelProblem } from '../../../../../contracts/shipping/labels.js';

const problems: Record<ParcelProblem['problem'], string> = {
  'address-problem': parcelStateNames['address-problem'],
  undeliverable: parcelStateNames.undeliverable,
  returned: parcelStateNames.returned,
  'cancel-refused': 'Label niet geannuleerd door de vervoerder',
};

export const parcelProblemsCopy = {
  title: 'Pakketten met een probleem',
  about: 'Deze pakketten komen niet vanzelf aan. Bel of mail de klant, en vink het af als het geregeld is.',
  empty: 'Geen pakketten met een probleem',
  search: 'Zoek op bestelnummer of trackingcode',
  columns: { order: 'Bestelling', problem: 'Probleem', tracking: 'Trackingcode', since: 'Sinds' },
  problem: (problem: ParcelProblem['problem']) => problems[problem],
  toOrder: 'Naar de bestelling',
  noOrder: '–',
  follow: (code: string) => `${code} volgen bij de vervoerder`,
  handle: 'Afgehandeld',
  handleOf: (order: string) => `Pakket van bestelling ${order} afvinken`,
  handled: 'Pakket afgevinkt',
  handleFailed: 'Er ging iets mis bij het afvinken',
};
