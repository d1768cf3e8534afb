import { carrierNames, trackingUrlOf } from '../../../../contracts/shipping/carriers.js';
import { refundDueDate } from '../../../../contracts/law/withdrawal-period.js';
import { formatDay, formatEuro, formatMoment } from './parts/format.js';
import { html } from '../../platform/http/html.js';
import { button, heading, panel, paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { productRows } from './parts/product-rows.js';
import type { MailedTracking } from '../../mail/commands/queue-mail.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { closing, creditNoteAction, greetingOf, inLines } from './parts/order-parts.js';
import { closingAsHtml, greeted, wordsAsText } from './parts/words.js';
import { notTwice, wayOf, type RefundForMail } from './parts/refund-words.js';
import { sumOfReturn, type CountedReturn } from './parts/return-sum.js';

/** `requestedAt`: ISO 8601. Amounts in cents. */
export interface ReturnForMail extends CountedReturn {
  recipientName: string;
  orderNumber: string;
  requestedAt: string;
  lines: readonly (CountedReturn['lines'][number] & { imageUrl: string })[];
  /** What the return can still bring back. */
  refundCents: number;
  /** The bank took a part of the payment back, or still may. */
  isDisputed: boolean;
  /** Its pieces never left the shop. */
  isUnshipped: boolean;
  /** True when staff registered it. */
  isFiledByStaff: boolean;
  /** Where the parcel goes, one line each; empty while the shop does not know. */
  sendTo: readonly string[];
  /** Where the customer prints the return label. */
  labelUrl: string | null;
  /** Staff's reason for a rejection. */
  rejection: string | null;
}

const keptHere = 'Deze producten waren nog niet verstuurd en blijven hier. Je hoeft niets terug te sturen.';

function paidBack(promise: string, { refundCents, isDisputed }: ReturnForMail): string[] {
  if (refundCents === 0) return [];
  return [`${promise} terug, op dezelfde manier als je betaalde.${isDisputed ? ` ${notTwice}` : ''}`];
}

const amountOf = ({ refundCents }: ReturnForMail) => `${formatEuro(refundCents)} (inclusief btw)`;

export function returnReceived(about: ReturnForMail, shop: Shop): MailContent {
  const due = formatDay(new Date(`${refundDueDate(about.requestedAt)}T12:00:00Z`));
  const { orderNumber, isFiledByStaff } = about;
  const at = formatMoment(about.requestedAt);
  const back = paidBack(`Je geld heb je uiterlijk ${due}`, about);
  return news(about, shop, {
    subject: isFiledByStaff
      ? `We hebben een retour van bestelling ${orderNumber} voor je aangemeld`
      : `We hebben je retour van bestelling ${orderNumber} ontvangen`,
    title: 'Je retour is aangemeld',
    story: [
      isFiledByStaff
        ? `We hebben op ${at} een retour van bestelling ${orderNumber} voor je aangemeld.`
        : `Je retour van bestelling ${orderNumber} is op ${at} aangemeld.`,
      ...(about.isUnshipped
        ? [keptHere, ...back]
        : [
            'We kijken ernaar en mailen je hoe je het pakket terugstuurt.',
            ...back.map(
              (sentence) =>
                `${sentence} We mogen wachten tot je pakket terug is, of tot je laat zien dat je het hebt verstuurd.`,
            ),
          ]),
    ],
  });
}

/** `label`: that staff gave the customer, who otherwise chooses how to send the parcel. */
export function returnApproved(about: ReturnForMail, label: MailedTracking | undefined, shop: Shop): MailContent {
  const own = label && !about.isUnshipped ? labelParts(label, about.labelUrl) : { lines: [] };
  return news(about, shop, {
    subject: `Je retour van bestelling ${about.orderNumber} is goedgekeurd`,
    title: 'Je retour is goedgekeurd',
    story: about.isUnshipped
      ? [
          `Je retour van bestelling ${about.orderNumber} is akkoord. ${keptHere}`,
          ...paidBack(`We betalen ${amountOf(about)}`, about),
        ]
      : [
          `Je kunt je retour van bestelling ${about.orderNumber} terugsturen. Leg een briefje met het bestelnummer in het pakket.`,
          ...own.lines,
          ...paidBack(`Zodra alles binnen is, betalen we ${amountOf(about)}`, about),
          'Is je pakket nog niet bij je, dan hoef je niets te doen.',
          ...(about.sendTo.length === 0 ? ['Weet je niet waar het heen moet? Antwoord op deze mail.'] : []),
        ],
    addressed: about.isUnshipped ? [] : about.sendTo,
    action: own.action,
  });
}

function labelParts({ carrier, trackingCode }: MailedTracking, labelUrl: string | null) {
  const by = carrier && carrier !== 'other' ? ` van ${carrierNames[carrier]}` : '';
  const code = trackingCode ? ` De trackingcode is ${trackingCode}.` : '';
  const url = labelUrl ?? trackingUrlOf(carrier, trackingCode);
  return {
    lines: [`Gebruik hiervoor ons retourlabel${by}.${code}`],
    ...(url && { action: { url, label: labelUrl ? 'Print je retourlabel' : 'Volg je retour' } }),
  };
}

export function returnRejected(about: ReturnForMail, shop: Shop): MailContent {
  return news(about, shop, {
    subject: `Je retour van bestelling ${about.orderNumber} is afgewezen`,
    title: 'Je retour is afgewezen',
    story: [
      `We kunnen je retour van bestelling ${about.orderNumber} niet accepteren.`,
      about.rejection ? `De reden: ${about.rejection}` : 'Wil je weten waarom? Antwoord dan op deze mail.',
      'Ben je het er niet mee eens, of is er iets misgegaan? Laat het ons weten.',
    ],
  });
}

export function returnRefunded(about: ReturnForMail, refund: RefundForMail, shop: Shop): MailContent {
  return news(about, shop, {
    subject: `Je retour van bestelling ${about.orderNumber} is terugbetaald`,
    title: 'Je geld komt eraan',
    story: [
      `We hebben ${formatEuro(refund.amountCents)} (inclusief btw) terugbetaald voor je retour van bestelling ${about.orderNumber}${wayOf(refund)}`,
    ],
    sum: sumOfReturn(about, refund.amountCents),
    action: creditNoteAction(shop),
  });
}

/** Says that the return completes without a refund. */
export function returnCompleted(about: ReturnForMail, shop: Shop): MailContent {
  return news(about, shop, {
    subject: `Je retour van bestelling ${about.orderNumber} is afgehandeld`,
    title: 'Je retour is afgehandeld',
    story: [
      `We hebben je retour van bestelling ${about.orderNumber} afgehandeld. Voor deze retour betalen we niets terug.`,
      'Had je wel geld terug verwacht? Antwoord dan op deze mail.',
    ],
    sum: sumOfReturn(about, 0),
  });
}

interface News {
  subject: string;
  title: string;
  story: readonly string[];
  /** The address that the parcel goes to. */
  addressed?: readonly string[];
  /** How the refund is computed, one line each. */
  sum?: readonly string[];
  action?: { url: string; label: string };
}

const sendTo = 'Stuur je pakket naar';
const sumTitle = 'Zo komen we aan dit bedrag';

function news(
  { recipientName, lines }: ReturnForMail,
  shop: Shop,
  { subject, title, story, addressed = [], sum = [], action }: News,
): MailContent {
  const greeting = greetingOf(recipientName);
  const rows = lines.map(({ quantity, productName, imageUrl }) => {
    return { imageUrl, label: `${quantity} × ${productName}` };
  });
  const address = addressed.length > 0 ? html`${heading(sendTo)} ${panel(inLines(addressed))}` : null;
  const computed = sum.length > 0 ? html`${heading(sumTitle)} ${paragraph(inLines(sum))}` : null;
  const body = html`${[...greeted(greeting, shop), ...story.map(paragraph)]} ${address} ${heading('Het gaat om')}
  ${productRows(rows, shop)} ${computed} ${action ? button(action) : null}${closingAsHtml(shop)}`;
  return {
    subject,
    html: layout({ shop, kind: 'money', title, preview: story[0]!, body }),
    text: [
      greeting,
      ...wordsAsText('opening', shop),
      ...story,
      ...(address ? [[sendTo, ...addressed].join('\n')] : []),
      ['Het gaat om', ...rows.map(({ label }) => label)].join('\n'),
      ...(computed ? [[sumTitle, ...sum].join('\n')] : []),
      ...(action ? [`${action.label}: ${action.url}`] : []),
      ...wordsAsText('closing', shop),
      closing(shop),
    ].join('\n\n'),
  };
}
