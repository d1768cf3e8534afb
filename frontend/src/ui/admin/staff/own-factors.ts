import type { OwnFactors } from '../../../../../contracts/staff/factors.js';
import { read } from '../../../lib/http/read';

/** The own factors: for the account page, and for the dialog that asks for one. */
export const ownFactorsQuery = read<OwnFactors>('/api', 'admin', 'account', 'factors');
