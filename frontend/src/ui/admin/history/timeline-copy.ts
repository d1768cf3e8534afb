import { addressFieldNames } from '../../../../../contracts/shipping/address-fields.js';
import { carrierNames } from '../../../../../contracts/shipping/carriers.js';
import { parcelStateNames } from '../../../../../contracts/shipping/parcel-states.js';
import type { TimelineEntry, TimelineType } from '../../../../../contracts/admin/timeline.js';
import { formatCount, formatDay, formatDecimal, formatMoment, formatMonths, formatNumber } from '../../../lib/format';
import { renewalCodeName } from '../status/renewal-codes';
import {
  cancelReason,
  disputeEndings,
  endings,
  entityNames,
  lowerFirst,
  orderStatus,
  refundReason,
  replacementReason,
  returnReasonNames,
  returnStatus,
  stockChange,
} from './timeline-names';

type Data = TimelineEntry['data'];

const euro = (amount: Data[string] | undefined) => (typeof amount === 'string' ? formatDecimal(amount) : '');
const day = (date: Data[string] | undefined) =>
  typeof date === 'string' ? formatDay(`${date}T12:00:00Z`) : 'onbekend';
const signed = (quantity: Data[string] | undefined) =>
  typeof quantity === 'number' ? `${quantity > 0 ? '+' : '−'}${formatNumber(Math.abs(quantity))}` : '';
const nowOn = ({ onHandAfter }: Data) =>
  typeof onHandAfter === 'number' ? ` Nu ${formatNumber(onHandAfter)} op de plank.` : '';

const named = (names: Record<string, string>, value: Data[string] | undefined) => names[String(value)] ?? String(value);
/** The advice for a parcel that has not been shipped. */
const unshipped = (isWhole: Data[string] | undefined, isUnshipped: Data[string] | undefined) => {
  if (!isUnshipped) return '';
  return isWhole
    ? ' Nog niet verzonden: annuleer de bestelling, dan gaat alles terug.'
    : ' Nog niet verzonden: haal deze producten uit het pakket.';
};
const withoutWithdrawn = (pieces: Data[string] | undefined) => {
  if (typeof pieces !== 'number' || pieces === 0) return '';
  return ` ${formatCount(pieces, 'herroepen stuk is', 'herroepen stuks zijn')} niet meegestuurd.`;
};
const tracked = ({ carrier, trackingCode }: Data) => {
  const words = [carrier && named(carrierNames, carrier), trackingCode && String(trackingCode)].filter(Boolean);
  return words.length === 0 ? '' : ` ${words.join(' ')}.`;
};
const addressParts = (fields: Data[string] | undefined) =>
  String(fields)
    .split(' ')
    .map((field) => named(addressFieldNames, field))
    .join(', ');
const rhythm = (months: Data[string] | undefined) => `elke ${formatMonths(Number(months))}`;

const plans = (names: Data[string] | undefined, fate: string) =>
  names ? ` Abonnement op ${String(names)}: ${fate}.` : '';
const afterDecline = (kind: Data[string] | undefined, dueOn: Data[string] | undefined) => {
  if (!dueOn) return ' We proberen het niet meer.';
  return kind === 'hard'
    ? ` De klant kan tot ${day(dueOn)} zelf betalen of een andere betaalmethode kiezen.`
    : ` Volgende poging op ${day(dueOn)}.`;
};

/** Each event as a Dutch sentence. A new type without a sentence does not compile. */
export const timelineSentences: Record<TimelineType, (data: Data) => string> = {
  OrderPlaced: ({ orderNumber, total }) => `Bestelling ${String(orderNumber)} geplaatst voor ${euro(total)}.`,
  PaymentCaptured: ({ amount, method }) => `${euro(amount)} betaald${method ? ` met ${String(method)}` : ''}.`,
  LatePaymentCaptured: ({ amount }) => `${euro(amount)} alsnog betaald, na de annulering.`,
  PaymentFailed: () => 'De betaling is niet gelukt.',
  OrderStatusChanged: ({ from, to, leftOut }) =>
    `Van ${named(orderStatus, from)} naar ${named(orderStatus, to)}.${withoutWithdrawn(leftOut)}`,
  OrderCancelled: ({ from, endedPlans, keptPlans }) =>
    `Geannuleerd (was ${named(orderStatus, from)}).${plans(endedPlans, 'beëindigd')}${plans(keptPlans, 'loopt door')}`,
  DeliveryAddressChanged: ({ fields }) => `Bezorgadres gewijzigd: ${addressParts(fields)}.`,
  PiecesCancelled: ({ pieces, reason, endedPlans }) =>
    `${String(pieces)} geannuleerd (${named(cancelReason, reason)}) en terug op voorraad.${plans(endedPlans, 'beëindigd')}`,
  OrderReinstated: ({ to }) => `Weer in behandeling genomen: ${named(orderStatus, to)}.`,
  RefundRequested: ({ amount, reason }) =>
    `Terugbetaling van ${euro(amount)} gestart (${named(refundReason, reason)}).`,
  OrderRefunded: ({ amount, byHand }) => `${euro(amount)} ${byHand ? 'handmatig ' : ''}terugbetaald.`,
  RefundReduced: ({ amount, reduced }) =>
    `${euro(reduced)} van de terugbetaling is buiten de winkel om al terug. Nog te gaan: ${euro(amount)}.`,
  RefundRefused: ({ amount }) => `Terugbetaling van ${euro(amount)} mislukt. Zie Mislukte terugbetalingen.`,
  RefundOmitted: ({ amount }) => `${euro(amount)} niet terugbetaald: er was niets meer over van de betaling.`,
  RefundFailed: ({ amount }) => `Terugbetaling van ${euro(amount)} alsnog mislukt: het geld staat weer bij ons.`,
  ExternalRefundRecorded: ({ amount, origin }) =>
    origin === 'dispute'
      ? `${euro(amount)} kwijt door een verloren betwisting. Telt als terugbetaald.`
      : `${euro(amount)} terugbetaald bij de betaaldienst, buiten de winkel om.`,
  ExternalRefundFailed: ({ amount, origin }) => {
    const isNothing = Number(amount) === 0;
    if (origin === 'dispute')
      return isNothing
        ? 'Betwisting alsnog gewonnen. Er was al alles terugbetaald.'
        : `${euro(amount)} uit de betwisting staat weer bij ons.`;
    return isNothing
      ? 'Terugbetaling bij de betaaldienst mislukt: het geld is bij ons gebleven.'
      : `Terugbetaling van ${euro(amount)} bij de betaaldienst mislukt: het geld staat weer bij ons.`;
  },
  DisputeOpened: ({ amount, isInquiry, evidenceDueBy }) =>
    `${isInquiry ? 'De bank vraagt uitleg over' : 'De betaler betwist'} ${euro(amount)}.${
      typeof evidenceDueBy === 'string' ? ` Reageer bij de betaaldienst vóór ${formatMoment(evidenceDueBy)}.` : ''
    }`,
  DisputeClosed: ({ outcome }) => disputeEndings[String(outcome)] ?? 'Betwisting gesloten.',
  ParcelShipped: ({ pieces, ...tracking }) =>
    `Pakket met ${formatCount(Number(pieces), 'stuk', 'stuks')} verzonden.${tracked(tracking)}`,
  ParcelStateChanged: ({ state }) => `Vervoerder: ${lowerFirst(named(parcelStateNames, state))}.`,
  ParcelTrackingChanged: (tracking) =>
    `Track & trace van een pakket gewijzigd.${tracked(tracking) || ' Nu zonder code.'}`,
  PiecesKept: ({ returnId }) =>
    returnId === null
      ? 'Wat nog niet verzonden was, staat weer op voorraad.'
      : 'Producten van de retour zijn niet verstuurd en staan weer op voorraad.',
  PiecesReplaced: ({ pieces, reason }) =>
    `${formatCount(Number(pieces), 'stuk', 'stuks')} gratis vervangen (${named(replacementReason, reason)}).`,
  ReplacementWithdrawn: () => 'De gratis vervanging gaat niet door: er is te weinig voorraad.',
  SubscriptionStarted: ({ productName, frequency, price, nextDeliveryDate }) =>
    `Abonnement op ${String(productName)} gestart: ${euro(price)} ${rhythm(frequency)}, volgende levering ${day(nextDeliveryDate)}.`,
  SubscriptionPaused: ({ reason, until }) => {
    if (until) return `Gepauzeerd tot ${day(until)}, daarna gaat het vanzelf verder.`;
    return reason === 'payment-failed' ? 'Gepauzeerd omdat de betaling niet lukte.' : 'Abonnement gepauzeerd.';
  },
  SubscriptionResumed: ({ nextDeliveryDate, paymentUnderWay }) =>
    paymentUnderWay
      ? 'Abonnement hervat. De betaling van de volgende levering liep al.'
      : `Abonnement hervat, volgende levering ${day(nextDeliveryDate)}.`,
  DeliveryMoved: ({ nextDeliveryDate }) => `Volgende levering verzet naar ${day(nextDeliveryDate)}.`,
  TermsChanged: ({ productName, quantity, jars, frequency, amount, formerAmount, fromDate }) =>
    `Gewijzigd in ${formatCount(Number(quantity) * Number(jars), 'pot', 'potten')} ${String(productName)} ${rhythm(frequency)} voor ${euro(amount)} (was ${euro(formerAmount)}), ${fromDate ? `vanaf ${day(fromDate)}` : 'vanaf de volgende levering'}.`,
  SubscriptionAddressChanged: ({ fields }) =>
    `Bezorgadres van de komende leveringen gewijzigd: ${addressParts(fields)}.`,
  DeliverySkipped: ({ nextDeliveryDate, reason }) =>
    `Levering overgeslagen${reason === 'out-of-stock' ? ' omdat er te weinig voorraad was' : ''}, volgende ${day(nextDeliveryDate)}.`,
  RenewalAttempted: ({ attempt, amount }) => `Afschrijving van ${euro(amount)} gestart (poging ${String(attempt)}).`,
  RenewalProcessing: () => 'De bank verwerkt de betaling. Dat kan een paar dagen duren.',
  RenewalDeclined: ({ kind, code, dueOn }) =>
    `Betaling niet gelukt: ${lowerFirst(renewalCodeName(String(code)))}.${afterDecline(kind, dueOn)}`,
  RenewalAbandoned: () => 'Poging gestopt. Er is niets afgeschreven.',
  RenewalPostponed: ({ dueOn }) => `Niet genoeg op voorraad, dus niets afgeschreven. Volgende poging op ${day(dueOn)}.`,
  PaymentMethodRequested: () => 'Klant gemaild om een andere betaalmethode te kiezen.',
  PaymentMethodChanged: () => 'Andere betaalmethode gekozen.',
  SubscriptionRenewed: ({ nextDeliveryDate }) => `Verlengd en betaald, volgende levering ${day(nextDeliveryDate)}.`,
  SubscriptionCancelled: ({ reason }) => endings[String(reason)] ?? 'Abonnement opgezegd.',
  ReturnRegistered: ({ refund, reason, isWhole, isUnshipped }) =>
    `Retour aangemeld (${named(returnReasonNames, reason)}), ${euro(refund)} voorgesteld.${unshipped(isWhole, isUnshipped)}`,
  ReturnReleased: () => 'Retour afgewezen: de producten kunnen opnieuw worden aangemeld.',
  ReturnReclaimed: () => 'De afwijzing van de retour is teruggedraaid.',
  ReturnRequested: ({ orderNumber, reason, refund }) =>
    `Retour aangemeld voor bestelling ${String(orderNumber)} (${named(returnReasonNames, reason)}), voorstel ${euro(refund)}.`,
  ReturnApproved: ({ carrier, trackingCode }) =>
    `Retour goedgekeurd${carrier || trackingCode ? `, met retourlabel:${tracked({ carrier: carrier ?? null, trackingCode: trackingCode ?? null })}` : '.'}`,
  ReturnReceived: ({ pieces }) =>
    `${typeof pieces === 'number' ? formatCount(pieces, 'stuk', 'stuks') : ''} ontvangen.`,
  ReturnInspected: ({ restocked, damaged, refund }) =>
    `Retour beoordeeld: ${String(restocked)} terug in voorraad, ${String(damaged)} beschadigd. Voorstel ${euro(refund)}.`,
  ReturnRejected: () => 'Retour afgewezen.',
  ReturnCompleted: () => 'Retour voltooid.',
  ReturnReopened: ({ from }) => `Retour heropend (was ${named(returnStatus, from)}).`,
  ReturnRefundRequested: ({ amount }) => `Terugbetaling van ${euro(amount)} gestart.`,
  StockOpened: (data) => `Beginvoorraad vastgelegd.${nowOn(data)}`,
  StockMadeUnlimited: () => 'Voorraad op onbeperkt gezet.',
  StockMadeLimited: (data) => `Voorraad niet meer onbeperkt.${nowOn(data)}`,
  StockChangeRegistered: (data) =>
    `${named(stockChange, data.changeType)}: ${signed(data.quantity)}.${nowOn(data)}${data.note ? ` “${String(data.note)}”` : ''}`,
  StockAdjusted: (data) => `Voorraad aangepast in het productvenster: ${signed(data.quantity)}.${nowOn(data)}`,
  CustomerRegistered: () => 'Klant aangemaakt.',
  Created: ({ entity }) => `${named(entityNames, entity)} aangemaakt.`,
  Changed: ({ entity }) => `${named(entityNames, entity)} gewijzigd.`,
  Deleted: ({ entity }) => `${named(entityNames, entity)} verwijderd.`,
};
