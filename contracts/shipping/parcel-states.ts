/** Where a parcel is, as its carrier reports it. */
export const parcelStates = [
  'announced',
  'on-the-way',
  'attempt-failed',
  'at-pickup-point',
  'delivered',
  'address-problem',
  'undeliverable',
  'returned',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** For customers and staff. */
export const parcelStateNames: Record<ParcelState, string> = {
  announced: 'Aangemeld bij de vervoerder',
  'on-the-way': 'Onderweg',
  'attempt-failed': 'Niet thuis getroffen',
  'at-pickup-point': 'Ligt klaar bij een afhaalpunt',
  delivered: 'Bezorgd',
  'address-problem': 'Het adres klopt niet',
  undeliverable: 'Kan niet worden bezorgd',
  returned: 'Terug naar ons',
};

/** A parcel in one of these does not arrive by itself. */
export const problemStates = ['address-problem', 'undeliverable', 'returned'] as const satisfies ParcelState[];
export const isProblem = (state: ParcelState | null): boolean =>
  (problemStates as readonly (ParcelState | null)[]).includes(state);

/** Nothing follows. */
export const isFinal = (state: ParcelState | null): boolean => state === 'delivered' || state === 'returned';
