import { listLogbook } from '../../../../contracts/admin/logbook.js';
import { longQueryOf } from '../../ui/admin/list/long-list';

export const logbookQuery = longQueryOf(listLogbook);
