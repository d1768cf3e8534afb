import { amsterdamYear } from '../../../../contracts/values/calendar.js';
import { TrackingCodeSchema } from '../../../../contracts/shipping/tracking.js';
import { typedOrderNumber, typedPhone, typedWords } from '../../../../contracts/values/typed-text.js';

/** What a search text may mean. */
export interface SearchedRecords {
  /** Words of a name, an address or an e-mail address; each is the beginning of a word of what is found. */
  words: string[];
  /** Digits of a phone number, Dutch ones with a leading zero. */
  phone: string | null;
  orderNumbers: string[];
  /** The text as the tracking code of a parcel; null when it cannot be one. */
  trackingCode: string | null;
  /** The text itself, for ids of the provider. */
  id: string;
}

const postcode = /\b(\d{4})\s+([a-z]{2})\b/gi;
const shortNumber = /^#?\s*(\d{1,9})$/;

/** Reads a search as staff types it. A short number is one of this year or the year before. */
export function searchedRecords(q: string, now: string): SearchedRecords {
  const [, digits] = shortNumber.exec(q.trim()) ?? [];
  const year = Number(amsterdamYear(now));
  const typed = typedOrderNumber(q);
  const short = digits ? [year, year - 1].map((one) => `${one}-${digits.padStart(6, '0')}`) : [];
  return {
    words: typedWords(q.replace(postcode, '$1$2')),
    phone: typedPhone(q),
    orderNumbers: typed ? [typed, ...short] : short,
    trackingCode: TrackingCodeSchema.safeParse(q).data ?? null,
    id: q.trim(),
  };
}
