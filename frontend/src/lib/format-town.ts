/** Postcode and town on one line. The space in a Dutch postcode does not break. */
export const townOf = ({ postalCode, city }: { postalCode: string; city: string }): string =>
  `${postalCode.replace(' ', '\u00a0')} ${city}`;
