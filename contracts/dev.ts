import { z } from 'zod';
import { endpoints } from './endpoint.js';

export const MoveClockSchema = z.strictObject({ days: z.number().int().min(1).max(400) });
export const ClockSchema = z.object({ now: z.iso.datetime() });
export type ShopClock = z.infer<typeof ClockSchema>;

/** `sentAt` is ISO 8601 in UTC. */
export const DevMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.string(),
});
export type DevMail = z.infer<typeof DevMailSchema>;

const open = endpoints({ access: 'open' });

export const readClock = open('GET /dev/clock', { summary: 'The time of the shop.', response: ClockSchema });

export const moveClock = open('POST /dev/clock', {
  summary:
    'Moves the clock by some days and renews what falls due. Demo subscribers get a test card first, because they never paid at the provider.',
  body: MoveClockSchema,
  response: ClockSchema,
});

export const showMails = open('GET /dev/mails', {
  summary: 'The newest mails of the demo, for people.',
  response: { file: 'text/html' },
});

export const listMails = open('GET /dev/mails.json', {
  summary: 'The newest mails of the demo, or of those to one address.',
  query: z.object({ to: z.string().max(254).optional() }),
  response: z.array(DevMailSchema),
});

export const showTemplates = open('GET /dev/mails/templates', {
  summary: 'A sample of each mail.',
  response: { file: 'text/html' },
});
