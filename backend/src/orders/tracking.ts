import type { Carrier } from '../../../contracts/shipping/carriers.js';

/** `trackingCode` as the carrier printed it; both are null when staff named none. */
export interface Tracking {
  carrier: Carrier | null;
  trackingCode: string | null;
}
