import type { Company } from '../company.js';

/** Returns the details that the law requires of a web shop (art. 3:15d and 6:230m BW), one a line, without empty ones. */
export const companyLines = ({ name, address, postalCode, city, kvk, vatId, email, phone }: Company): string[] =>
  [
    name,
    address,
    [postalCode, city].filter(Boolean).join(' '),
    phone && `Telefoon: ${phone}`,
    email && `E-mail: ${email}`,
    kvk && `KvK-nummer: ${kvk}`,
    vatId && `Btw-nummer: ${vatId}`,
  ].filter(Boolean);
