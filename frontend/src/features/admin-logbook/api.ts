import type { LogbookEntry } from '../../../../contracts/admin/logbook.js';
import { readLong } from '../../ui/admin/list/long-list';

export const logbookQuery = readLong<LogbookEntry>('logbook');
