import { listAdditions } from '../../../../contracts/orders/order-additions.js';
import { freshQueryOf } from '../../ui/admin/fresh';

export const additionsQuery = (id: string) => freshQueryOf(listAdditions, { params: { id } });
