import { z } from 'zod';
import { endpoints } from '../endpoint.js';

const settings = endpoints({ access: 'staff', permission: 'settings' });

export const showMailSample = settings('GET /api/admin/mail-samples/:name', {
  summary:
    'A sample of a mail as a page for a frame, with `blocks` as JSON in place of the text. It runs no scripts and loads nothing from elsewhere.',
  query: z.strictObject({ blocks: z.string().max(10_000) }),
  response: { file: 'text/html' },
  refuses: ['not-found'],
});
