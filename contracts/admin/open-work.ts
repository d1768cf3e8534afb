import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/** The sections of the back office that count their open work. */
export const openWorkSections = [
  'shipping',
  'parcel-problems',
  'returns',
  'unmatched-payments',
  'failed-refunds',
  'disputes',
  'unmatched-withdrawals',
  'failed-renewals',
  'failed-mails',
  'process-refusals',
] as const;
export type OpenWorkSection = (typeof openWorkSections)[number];

/** A row of `GET /api/admin/open-work`. Sections without open work, or that the role may not open, are left out. */
export const OpenWorkSchema = z.object({ section: z.enum(openWorkSections), count: z.number().int().min(1) });
export type OpenWork = z.infer<typeof OpenWorkSchema>;

export const countOpenWork = endpoint('GET /api/admin/open-work', {
  access: 'staff',
  summary: 'Counts the open work of each section that the role may open: orders to ship, requested returns, failures.',
  response: z.array(OpenWorkSchema),
});
