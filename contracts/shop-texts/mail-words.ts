import { mailNames } from '../values/mail-names.js';

const ofOrder = ['voornaam', 'bestelnummer'] as const;
/** Excludes the name: perhaps nobody paid and a stranger typed it, or the parcel goes to somebody else. */
const ofNameless = ['bestelnummer'] as const;
const ofSubscription = ['voornaam', 'product'] as const;

/**
 * The mails with an opening and a closing of staff, and what these may contain in braces. A mail with a code, a consent,
 * a withdrawal or a recall has none, and neither has one to an address that a stranger may have typed.
 */
export const wordedMails = {
  'order-confirmation': ofOrder,
  'order-cancelled': ofNameless,
  'pieces-cancelled': ofOrder,
  'order-refunded': ofOrder,
  'refund-made': ofOrder,
  'order-shipped': ofOrder,
  'parcel-tracking': ofOrder,
  'order-replacement': ofOrder,
  'order-address-changed': ofNameless,
  'payment-failed': ofNameless,
  'phone-order': ['voornaam'],
  'return-received': ofOrder,
  'return-approved': ofOrder,
  'return-rejected': ofOrder,
  'return-refunded': ofOrder,
  'return-completed': ofOrder,
  'newsletter-welcome': [],
  'back-in-stock': ['product'],
  'subscription-started': ofSubscription,
  'subscription-renewal-coming': ofSubscription,
  'subscription-payment-failed': ofSubscription,
  'subscription-paused': ofSubscription,
  'subscription-resumed': ofSubscription,
  'subscription-skipped': ofSubscription,
  'subscription-delivery-moved': ofSubscription,
  'subscription-terms-changed': ofSubscription,
  'subscription-method-requested': ofSubscription,
  'subscription-cancelled': ofSubscription,
} as const satisfies Partial<Record<keyof typeof mailNames, readonly string[]>>;

export type WordedMail = keyof typeof wordedMails;
export type MailPlaceholder = (typeof wordedMails)[WordedMail][number];
export const mailParts = { opening: 'opening', closing: 'slot' } as const;
export type MailPart = keyof typeof mailParts;
export type MailTextName = `mail-${WordedMail}-${MailPart}`;

interface MailTextTerms {
  title: string;
  form: 'mail';
  /** The mail and the part that the text is. */
  mail: WordedMail;
  part: MailPart;
  placeholders: readonly string[];
}

const groupOf = (mail: WordedMail) => {
  if (mail === 'newsletter-welcome' || mail === 'back-in-stock') return 'Mails na een aanmelding';
  if (mail.startsWith('subscription-')) return 'Mails over een abonnement';
  return mail.startsWith('return-') ? 'Mails over een retour' : 'Mails over een bestelling';
};

const termsIn = (mail: WordedMail, part: MailPart): [MailTextName, MailTextTerms] => [
  `mail-${mail}-${part}`,
  {
    title: `${groupOf(mail)}: ${mailNames[mail]}, ${mailParts[part]}`,
    form: 'mail',
    mail,
    part,
    placeholders: wordedMails[mail],
  },
];

/** An opening and a closing for each of these mails, as texts that staff edits. */
export const mailTexts = Object.fromEntries(
  (Object.keys(wordedMails) as WordedMail[]).flatMap((mail) => [termsIn(mail, 'opening'), termsIn(mail, 'closing')]),
) as Record<MailTextName, MailTextTerms>;

/** Whether staff words the opening and closing of a mail. */
export const isWorded = (mail: string): mail is WordedMail => Object.hasOwn(wordedMails, mail);
