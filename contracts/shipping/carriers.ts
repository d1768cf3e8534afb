/** `other`: a carrier that the shop has no address of. */
export const carriers = ['postnl', 'dhl', 'dpd', 'gls', 'budbee', 'other'] as const;
export type Carrier = (typeof carriers)[number];

export const carrierNames: Record<Carrier, string> = {
  postnl: 'PostNL',
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  budbee: 'Budbee',
  other: 'Anders',
};

/** The page of the carrier that follows a parcel. It asks the visitor for the postcode itself, so that no address is in a link. */
const trackingPages: Record<Carrier, string | null> = {
  postnl: 'https://jouw.postnl.nl/track-and-trace/',
  dhl: 'https://my.dhlecommerce.nl/home/tracktrace/',
  dpd: 'https://tracking.dpd.de/status/nl_NL/parcel/',
  gls: 'https://gls-group.eu/track/',
  budbee: 'https://tracking.budbee.com/',
  other: null,
};

/** Null without a code, and for another carrier. */
export function trackingUrlOf(carrier: Carrier | null, trackingCode: string | null): string | null {
  const page = carrier && trackingPages[carrier];
  return page && trackingCode ? `${page}${encodeURIComponent(trackingCode)}` : null;
}
