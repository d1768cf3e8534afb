import { waitsForStaff } from '../platform/work/waiting-work.js';

/** An inquiry stays on its list, because staff answers by mail. */
export const allInquiries = waitsForStaff({
  list: 'partnership-inquiries',
  table: 'partnership_inquiries',
  where: 'true',
  severity: 'none',
});
