import type { ConsentPurpose } from '../../../contracts/law/consent-texts.js';

/** SQL: whether the mailbox `email` consents now. */
export const isConsented = (email: string, purpose: ConsentPurpose) =>
  `coalesce((select c.is_given from consents c where c.email = lower(btrim(${email})) and c.purpose = '${purpose}'
    order by c.at desc, c.is_given limit 1), false)`;
