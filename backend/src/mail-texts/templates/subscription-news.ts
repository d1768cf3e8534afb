import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { vatInside, vatPercent } from '../../../../pricing/vat.js';
import type { MailedTerms } from '../../mail/commands/queue-mail.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { formatEuro, formatFrequency, formatPieces } from './parts/format.js';
import { amountOf, dayOf, news, type SubscriptionForMail } from './parts/subscription-parts.js';

type Template<Facts = unknown> = (subscription: SubscriptionForMail, facts: Facts, shop: Shop) => MailContent;

const freedom = 'Je kunt je abonnement altijd pauzeren, een levering overslaan of opzeggen. Dat kost je niets.';
/** A card pays at once, a debit takes days, and parcels leave on dispatch days only. */
const whenPaid = 'Zodra de betaling binnen is, gaat je pakket op de eerstvolgende verzenddag op weg.';
const manage = 'Beheer je abonnement';

export const subscriptionStarted: Template = (subscription, _, shop) =>
  news(subscription, shop, {
    subject: `Je abonnement op ${subscription.productName} is gestart`,
    title: 'Je abonnement is gestart!',
    story: `Je eerste levering zit in de bestelling die je net plaatste. Op ${dayOf(subscription.nextDeliveryDate)} schrijven we ${amountOf(subscription)} af voor de volgende; drie dagen van tevoren sturen we je een mail.`,
    more: `${whenPaid} ${freedom}`,
    action: manage,
  });

export const renewalComing: Template<{ deliveryDate: CalendarDay }> = (subscription, { deliveryDate }, shop) =>
  news(subscription, shop, {
    subject: `Je volgende levering van ${subscription.productName} komt eraan`,
    title: 'Je volgende levering komt eraan',
    story: `Op ${dayOf(deliveryDate)} schrijven we ${amountOf(subscription)} af voor je levering van ${subscription.productName}. ${whenPaid}`,
    more: `Komt het nu niet uit? Sla deze levering over, pauzeer je abonnement of zeg het op, vóór ${dayOf(deliveryDate)}. Dat kost je niets.`,
    action: 'Overslaan, pauzeren of opzeggen',
  });

export const renewalFailed: Template<{ kind: 'soft' | 'hard'; code: string; dueOn: CalendarDay }> = (
  subscription,
  { kind, code, dueOn },
  shop,
) =>
  news(subscription, shop, {
    kind: 'trouble',
    subject: `De betaling van je abonnement op ${subscription.productName} is mislukt`,
    title: 'Je betaling is mislukt',
    story: `We konden ${amountOf(subscription)} voor je levering van ${subscription.productName} niet afschrijven.`,
    more: nextStep(kind, code, dueOn),
    action: code === 'authentication_required' ? 'Bevestig en betaal' : 'Betaal nu of kies een andere betaalmethode',
  });

function nextStep(kind: 'soft' | 'hard', code: string, dueOn: CalendarDay): string {
  if (kind === 'soft')
    return `Op ${dayOf(dueOn)} proberen we het opnieuw. Je kunt ook nu zelf betalen of een andere betaalmethode kiezen.`;
  return code === 'authentication_required'
    ? `Je bank wil dat je deze betaling zelf bevestigt. Doe je dat niet vóór ${dayOf(dueOn)}, dan pauzeren we je abonnement.`
    : `Deze betaalmethode werkt niet meer. Kies vóór ${dayOf(dueOn)} een andere, anders pauzeren we je abonnement.`;
}

export const subscriptionPaused: Template<{ reason: 'requested' | 'payment-failed'; until?: CalendarDay | null }> = (
  subscription,
  { reason, until },
  shop,
) =>
  news(subscription, shop, {
    subject: `Je abonnement op ${subscription.productName} is gepauzeerd`,
    title: 'Je abonnement is gepauzeerd',
    ...(until
      ? {
          story: `Tot ${dayOf(until)} versturen we niets en schrijven we niets af. ${underWay}`,
          more: 'Daarna gaat je abonnement vanzelf verder, en dan mailen we je wanneer we weer afschrijven. Eerder hervatten kan op elk moment.',
        }
      : reason === 'requested'
        ? { story: `Tot je hervat, versturen we niets en schrijven we niets af. Dat kan op elk moment. ${underWay}` }
        : {
            story: `Het is niet gelukt om ${amountOf(subscription)} voor ${subscription.productName} af te schrijven. We versturen niets en proberen het niet meer.`,
            more: 'Kies een andere betaalmethode en hervat je abonnement, dan gaan je leveringen weer door.',
          }),
    action: 'Hervat je abonnement',
  });

export const subscriptionResumed: Template<{ deliveryDate: CalendarDay; paymentUnderWay?: boolean }> = (
  subscription,
  { deliveryDate, paymentUnderWay },
  shop,
) =>
  news(subscription, shop, {
    subject: `Je abonnement op ${subscription.productName} is hervat`,
    title: 'Je abonnement is hervat',
    ...(paymentUnderWay
      ? {
          story: 'De betaling van je volgende levering loopt al. Daarvoor schrijven we niets extra’s af.',
          more: `${whenPaid} Daarna lopen je leveringen gewoon door.`,
        }
      : {
          story: `Op ${dayOf(deliveryDate)} schrijven we ${amountOf(subscription)} af voor je volgende levering. ${whenPaid}`,
        }),
    action: manage,
  });

export const deliverySkipped: Template<{ reason: 'requested' | 'out-of-stock'; deliveryDate: CalendarDay }> = (
  subscription,
  { reason, deliveryDate },
  shop,
) =>
  news(subscription, shop, {
    subject: `Je levering van ${subscription.productName} is overgeslagen`,
    title: 'Deze levering slaan we over',
    story:
      reason === 'requested'
        ? `Je hebt een levering van ${subscription.productName} overgeslagen.`
        : `${subscription.productName} is helaas te lang uitverkocht, dus deze levering slaan we over. Er is niets afgeschreven.`,
    more: `Op ${dayOf(deliveryDate)} schrijven we ${amountOf(subscription)} af voor de volgende. ${whenPaid}`,
    action: manage,
  });

/** Tells the new price before it is charged. */
export const termsChanged: Template<MailedTerms> = (subscription, terms, shop) => {
  const { productName, pieces, frequency, vatRate, priceCents, shippingCents, formerAmountCents, deliveryDate } = terms;
  const { nextDeliveryDate } = subscription;
  const percent = vatPercent(vatRate, deliveryDate ?? nextDeliveryDate);
  const vat = [{ percent, vatCents: vatInside(priceCents + shippingCents, percent) }];
  const imageUrl = productName === subscription.productName ? subscription.imageUrl : ''; // the read model may lag
  const agreed = {
    ...subscription,
    productName,
    imageUrl,
    quantity: 1,
    jars: pieces,
    frequency,
    priceCents,
    shippingCents,
    vat,
  };
  const price =
    priceCents + shippingCents === formerAmountCents
      ? `De prijs blijft ${amountOf(agreed)} per levering.`
      : `Een levering kost dan ${amountOf(agreed)}. Nu is dat ${formatEuro(formerAmountCents)}.`;
  const since = deliveryDate
    ? `Vanaf de levering die je op ${dayOf(deliveryDate)} betaalt,`
    : 'Vanaf je volgende levering';
  const before = deliveryDate ? ` vóór ${dayOf(deliveryDate)}` : '';
  return news(agreed, shop, {
    subject: `Je abonnement op ${productName} is gewijzigd`,
    title: 'Je abonnement is gewijzigd',
    story: `Zoals afgesproken hebben we je abonnement gewijzigd. ${since} krijg je ${formatPieces(pieces)} ${productName} per ${formatFrequency(frequency)}. ${price}`,
    more: `Klopt dit niet? Laat het ons weten, pauzeer je abonnement of zeg het op${before}. Dat kost je niets.`,
    action: manage,
  });
};

/** Leads to the page behind the login: the link alone gives no right. */
export const methodRequested: Template<{ subscriptionId: string }> = (subscription, { subscriptionId }, shop) =>
  news(subscription, shop, {
    subject: `Kies een andere betaalmethode voor je abonnement op ${subscription.productName}`,
    title: 'Kies een andere betaalmethode',
    story: `Wil je je abonnement op ${subscription.productName} voortaan anders betalen? Log in met je e-mailadres en kies je nieuwe betaalmethode.`,
    more: 'Nu schrijven we niets af, behalve als een eerdere betaling was mislukt: die proberen we dan meteen opnieuw. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
    action: 'Kies je betaalmethode',
    path: `/profiel/betaalwijze/${subscriptionId}`,
  });

export const deliveryMoved: Template<{ deliveryDate: CalendarDay }> = (subscription, { deliveryDate }, shop) =>
  news(subscription, shop, {
    subject: `Je volgende levering van ${subscription.productName} is verzet naar ${dayOf(deliveryDate)}`,
    title: 'Je levering is verzet',
    story: `We hebben je volgende levering van ${subscription.productName} verzet. Op ${dayOf(deliveryDate)} schrijven we ${amountOf(subscription)} af, en de leveringen daarna tellen we vanaf die dag. ${whenPaid}`,
    action: manage,
  });

export const subscriptionCancelled: Template<{ reason?: EndReason }> = (subscription, { reason = 'requested' }, shop) =>
  news(subscription, shop, {
    kind: 'farewell',
    subject: `Je abonnement op ${subscription.productName} is ${ends[reason].word}`,
    title: `Je abonnement is ${ends[reason].word}`,
    story: ends[reason].story,
  });

type EndReason = 'requested' | 'order-cancelled' | 'line-cancelled' | 'withdrawn' | 'dispute-lost';

const underWay = 'Liep er al een betaling, dan krijg je die levering nog.';
const nothingMore = 'We versturen niets meer en schrijven niets meer af.';

/** Only after a cancellation by the customer a delivery may still come: its payment had begun. */
const ends: Record<EndReason, { word: string; story: string }> = {
  requested: {
    word: 'opgezegd',
    story: `${nothingMore} ${underWay} Je bent altijd weer welkom.`,
  },
  'order-cancelled': {
    word: 'gestopt',
    story: `Je bestelling is geannuleerd en daarmee stopt ook je abonnement. ${nothingMore} Je bent altijd weer welkom.`,
  },
  'line-cancelled': {
    word: 'gestopt',
    story: `Je eerste levering is geannuleerd en daarmee stopt ook je abonnement. ${nothingMore} Je bent altijd weer welkom.`,
  },
  withdrawn: {
    word: 'gestopt',
    story: `Je hebt je aankoop herroepen en daarmee stopt ook je abonnement. ${nothingMore} Je bent altijd weer welkom.`,
  },
  'dispute-lost': {
    word: 'gestopt',
    story: `Je bank heeft je betaling teruggeboekt en daarmee stopt je abonnement. ${nothingMore}`,
  },
};
