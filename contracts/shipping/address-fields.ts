/** The parts of a delivery address. Events and the logbook hold these words, never what was typed. */
export const addressFields = ['name', 'phone', 'address', 'postalCode', 'city'] as const;
export type AddressField = (typeof addressFields)[number];

/** In the timeline and the logbook. */
export const addressFieldNames: Record<AddressField, string> = {
  name: 'naam',
  phone: 'telefoonnummer',
  address: 'straat en huisnummer',
  postalCode: 'postcode',
  city: 'plaats',
};
