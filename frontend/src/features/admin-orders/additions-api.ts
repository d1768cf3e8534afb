import { listAdditions } from '../../../../contracts/order-additions.js';
import { freshQueryOf } from '../../ui/admin/fresh';

export const additionsQuery = (id: string) => freshQueryOf(listAdditions, { params: { id } });
