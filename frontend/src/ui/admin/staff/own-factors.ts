import { findOwnFactors } from '../../../../../contracts/staff/factors.js';
import { queryOf } from '../../../lib/http/endpoints';

/** The own factors: for the account page, and for the dialog that asks for one. */
export const ownFactorsQuery = queryOf(findOwnFactors, {});
