import type { MailStatus, MailTemplate } from '../../../../../contracts/mails.js';
import type { Tone } from '../status/status';

export const mailNames: Record<MailTemplate, string> = {
  'login-code': 'Inlogcode',
  'order-confirmation': 'Bevestiging van een bestelling',
  'order-cancelled': 'Bestelling geannuleerd',
  'pieces-cancelled': 'Deel van bestelling geannuleerd',
  'order-refunded': 'Terugbetaling',
  'refund-made': 'Terugbetaling zonder retour',
  'order-shipped': 'Verzending',
  'parcel-tracking': 'Track & trace van een pakket',
  'order-replacement': 'Gratis vervanging',
  'order-address-changed': 'Bezorgadres gewijzigd',
  'payment-failed': 'Betaling mislukt',
  'phone-order': 'Betaallink van een bestelling per telefoon',
  'newsletter-confirmation': 'Aanmelding nieuwsbrief bevestigen',
  'newsletter-welcome': 'Welkom bij de nieuwsbrief',
  'stock-alert-confirmation': 'Voorraadmail bevestigen',
  'back-in-stock': 'Product weer op voorraad',
  'partnership-inquiry': 'Aanvraag voor samenwerking',
  'quiz-advice': 'Advies van de vitaminetest',
  'return-received': 'Retour ontvangen',
  'return-approved': 'Retour goedgekeurd',
  'return-rejected': 'Retour afgewezen',
  'return-completed': 'Retour afgehandeld zonder terugbetaling',
  'return-refunded': 'Retour terugbetaald',
  'withdrawal-received': 'Herroeping ontvangen',
  'withdrawal-confirmed': 'Herroeping bevestigd',
  'customer-new-device': 'Nieuw apparaat van een klant',
  'staff-invitation': 'Uitnodiging voor de backoffice',
  'staff-notice': 'Bericht over een backofficeaccount',
  'subscription-started': 'Abonnement gestart',
  'subscription-renewal-coming': 'Levering op komst',
  'subscription-payment-failed': 'Betaling van een abonnement mislukt',
  'subscription-paused': 'Abonnement gepauzeerd',
  'subscription-resumed': 'Abonnement hervat',
  'subscription-skipped': 'Levering overgeslagen',
  'subscription-method-requested': 'Andere betaalmethode gevraagd',
  'subscription-terms-changed': 'Abonnement gewijzigd',
  'subscription-delivery-moved': 'Levering verzet',
  'subscription-cancelled': 'Abonnement opgezegd',
  'product-recall': 'Terugroepactie',
};

export const mailErrors: Record<string, string> = {
  'recipient-erased': 'De gegevens van de ontvanger zijn verwijderd',
  'code-expired': 'De code is verlopen',
  'shipment-undone': 'De verzending is ongedaan gemaakt',
  'not-known-yet': 'De gegevens voor de mail zijn er nog niet',
  'not-rendered': 'De mail kon niet worden gemaakt',
};

export const mailStatusNames: Record<MailStatus, string> = {
  failed: 'Mislukt',
  queued: 'In de wachtrij',
  sent: 'Verstuurd',
};

export const mailStatusTones: Record<MailStatus, Tone> = { failed: 'bad', queued: 'waiting', sent: 'good' };
