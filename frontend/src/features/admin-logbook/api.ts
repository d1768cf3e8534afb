import { listStaff } from '../../../../contracts/staff/colleagues.js';
import { freshQueryOf } from '../../ui/admin/fresh';

export const colleaguesQuery = freshQueryOf(listStaff, {});
