import { z } from 'zod';
import { hasHostName, hasLink, noHostNames, noLinks } from './values/plain-text.js';
import { emailSchema } from './values/emails.js';
import { typedName } from './values/typed-text.js';
import { endpoint } from './endpoint.js';

const phone = 'Voer een geldig telefoonnummer in, bijvoorbeeld 06 12345678';

/** `POST /api/partnership-inquiries`: a company that wants to work with the shop. An empty KVK number becomes null. */
export const PartnershipInquirySchema = z.strictObject({
  contactName: z
    .string({ error: 'Naam is verplicht' })
    .overwrite(typedName)
    .min(2, 'Naam is verplicht')
    .max(120, 'Naam is te lang, gebruik hoogstens 120 tekens')
    .refine((text) => !hasLink(text), { error: noLinks, abort: true })
    .refine((text) => !hasHostName(text), noHostNames),
  email: emailSchema('Voer een geldig e-mailadres in'),
  phone: z
    .string({ error: phone })
    .trim()
    .max(30, phone)
    .regex(/^\+?(?:[\s().-]*\d){10,15}$/, phone),
  kvkNumber: z
    .string({ error: 'Een KVK-nummer heeft 8 cijfers' })
    .regex(/^\d{8}$/, 'Een KVK-nummer heeft 8 cijfers')
    .nullable(),
  message: z
    .string({ error: 'Vertel ons kort wat je in gedachten hebt' })
    .trim()
    .min(10, 'Vertel ons kort wat je in gedachten hebt')
    .max(4000, 'Je bericht is te lang, gebruik hoogstens 4000 tekens'),
});
export type PartnershipInquiry = z.infer<typeof PartnershipInquirySchema>;

export const sendInquiry = endpoint('POST /api/partnership-inquiries', {
  access: 'shopper',
  summary: 'Stores the inquiry and mails it to the shop only.',
  body: PartnershipInquirySchema,
  refuses: ['too-many-attempts'],
});
