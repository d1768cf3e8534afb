import { z } from 'zod';
import { endpoint } from './endpoint.js';

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

export const readClock = endpoint('GET /dev/clock', {
  access: 'open',
  summary: 'The time of the shop.',
  response: ClockSchema,
});

export const moveClock = endpoint('POST /dev/clock', {
  access: 'open',
  summary:
    'Moves the clock by some days and renews what falls due. Demo subscribers get a test card first, because they never paid at the provider.',
  body: MoveClockSchema,
  response: ClockSchema,
});

export const showMails = endpoint('GET /dev/mails', {
  access: 'open',
  summary: 'The newest mails of the demo, for people.',
  response: { file: 'text/html' },
});

export const listMails = endpoint('GET /dev/mails.json', {
  access: 'open',
  summary: 'The newest mails of the demo.',
  response: z.array(DevMailSchema),
});

export const showTemplates = endpoint('GET /dev/mails/templates', {
  access: 'open',
  summary: 'A sample of each mail.',
  response: { file: 'text/html' },
});
