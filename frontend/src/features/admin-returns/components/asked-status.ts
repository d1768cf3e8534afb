import type { ReturnedParcel } from '../../../../../contracts/admin/returns.js';

/** A status that needs a dialog first. */
export interface AskedStatus {
  item: ReturnedParcel;
  status: 'completed' | 'rejected' | 'approved';
}
