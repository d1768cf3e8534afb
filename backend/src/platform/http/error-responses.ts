import type { ErrorCode } from '../../../../contracts/errors.js';
import { DomainError } from '../errors/domain-error.js';
import type { Details, ErrorResponse } from './error-response.js';
import { orderRefusals } from './order-refusals.js';
import { returnRefusals } from './return-refusals.js';
import { subscriptionRefusals } from './subscription-refusals.js';
import { fileRefusals } from './file-refusals.js';

export const errorResponses: Record<ErrorCode, ErrorResponse> = {
  'invalid-input': { status: 400, message: 'Controleer de ingevulde gegevens.' },
  'not-found': { status: 404, message: 'Dit bestaat niet (meer).' },
  'not-logged-in': { status: 401, message: 'Log in om verder te gaan.' },
  'fresh-login-needed': { status: 403, message: 'Bevestig eerst met een code dat jij het bent.' },
  'not-allowed': { status: 403, message: 'Je hebt hier geen toegang toe.' },
  'gate-locked': { status: 401, message: 'Voer eerst de toegangscode in.' },
  'wrong-access-code': { status: 401, message: 'Onjuiste code' },
  'wrong-credentials': { status: 401, message: 'Ongeldige inloggegevens' },
  'login-expired': { status: 401, message: 'Het inloggen duurde te lang. Begin opnieuw met je wachtwoord.' },
  'wrong-factor': { status: 401, message: 'Deze code of passkey klopt niet, of is al gebruikt.' },
  'factor-needed': { status: 403, message: 'Bevestig eerst dat jij het bent.' },
  'factor-required': { status: 403, message: 'Stel eerst je tweede stap in, onder Mijn account.' },
  'last-factor': { status: 409, message: 'Een tweede stap is verplicht. Stel eerst een andere in.' },
  'too-many-factors': { status: 409, message: 'Je kunt 10 passkeys bewaren. Verwijder er eerst een.' },
  'password-length': { status: 400, message: 'Kies een wachtwoord van 12 tot 200 tekens.' },
  'password-common': {
    status: 400,
    message: 'Dit wachtwoord is makkelijk te raden. Kies bijvoorbeeld vier losse woorden.',
  },
  'password-breached': {
    status: 400,
    message: 'Dit wachtwoord is ooit ergens gelekt. Kies een ander, bijvoorbeeld vier losse woorden.',
  },
  'password-initial': { status: 400, message: 'Dit is je eerste wachtwoord. Kies er een dat alleen jij kent.' },
  'initial-password-expired': {
    status: 410,
    message: 'Je eerste wachtwoord is verlopen. Vraag de eigenaar om een nieuwe link.',
  },
  'own-password-required': { status: 403, message: 'Kies eerst een eigen wachtwoord, onder Mijn account.' },
  'too-many-attempts': { status: 429, message: 'Te veel pogingen. Probeer het later opnieuw.' },
  'staff-exists': { status: 409, message: 'Dit e-mailadres heeft al een account.' },
  'last-owner': { status: 409, message: 'Er moet minstens één actieve eigenaar overblijven.' },
  'invitation-expired': { status: 410, message: 'Deze link werkt niet meer. Vraag de eigenaar om een nieuwe.' },
  'cross-site': { status: 403, message: 'Dit verzoek kwam van een andere website.' },
  'unsupported-media-type': { status: 415, message: 'Dit formaat kunnen we niet lezen.' },
  'payload-too-large': { status: 413, message: 'Dit is te groot om te versturen.' },
  conflict: { status: 409, message: 'Iemand anders heeft dit net gewijzigd. Probeer het opnieuw.' },
  unavailable: { status: 503, message: 'De winkel is even niet bereikbaar. Probeer het zo opnieuw.' },
  internal: { status: 500, message: 'Er ging iets mis. Probeer het opnieuw.' },
  'product-unavailable': { status: 409, message: ({ name }) => `${name} is niet meer te koop.` },
  'out-of-stock': {
    status: 409,
    message: ({ name, available }) =>
      available === 0
        ? `${name} is uitverkocht.`
        : `Van ${name} ${available === 1 ? 'is' : 'zijn'} er nog ${available} beschikbaar.`,
  },
  'too-many-pieces': {
    status: 409,
    message: ({ most }) => `Je kunt hier tot ${most} stuks tegelijk bestellen. Heb je er meer nodig? Mail ons gerust.`,
  },
  'product-share': {
    status: 409,
    message: ({ name, available }) =>
      available === 0
        ? `${name} ligt al in veel winkelmandjes vanaf jouw internetverbinding. Probeer het over een kwartier opnieuw.`
        : `Van ${name} kun je er nu hoogstens ${available} bestellen, zodat er voor anderen ook iets overblijft.`,
  },
  'too-much-held': {
    status: 429,
    message:
      'Vanaf jouw internetverbinding staan al veel bestellingen klaar die nog niet betaald zijn. Probeer het over een kwartier opnieuw.',
  },
  'too-many-checkouts': {
    status: 429,
    message: 'Vanaf jouw internetverbinding is er het afgelopen uur erg vaak afgerekend. Probeer het straks opnieuw.',
  },
  'too-many-declines': {
    status: 429,
    message: 'Er zijn net te veel betalingen geweigerd. Probeer het over een uur opnieuw.',
  },
  'checkout-busy': {
    status: 503,
    message: 'We zijn nog bezig met je vorige klik. Probeer het over een paar tellen opnieuw.',
  },
  'total-mismatch': { status: 409, message: 'Het totaalbedrag is gewijzigd. Controleer je bestelling.' },
  'terms-changed': {
    status: 409,
    message: ({ version }) =>
      `Onze algemene voorwaarden zijn net gewijzigd (versie ${version}). Lees ze, en betaal daarna opnieuw.`,
  },
  'payment-locked': { status: 409, message: 'Deze betaling kan niet meer worden gewijzigd.' },
  'already-paid': {
    status: 409,
    message: ({ orderNumber }) => `Je hebt deze bestelling net geplaatst (${orderNumber}).`,
  },
  'payment-link-unknown': { status: 404, message: 'Deze betaallink bestaat niet. Vraag ons om een nieuwe.' },
  'payment-link-closed': { status: 409, message: 'Deze betaallink is betaald, verlopen of ingetrokken.' },
  'addition-open': {
    status: 409,
    message: 'Bij deze bestelling wacht al een betaallink op betaling. Trek die eerst in.',
  },
  'payment-unmatched': { status: 409, message: 'Bij deze betaling hoort nog steeds geen bestelling.' },
  'payment-not-found': { status: 404, message: 'Deze betaling kennen we niet.' },
  'payment-provider-unavailable': { status: 503, message: 'De betaaldienst reageert niet. Probeer het zo opnieuw.' },
  'discount-unknown': { status: 400, message: 'Deze kortingscode kennen we niet.' },
  'discount-expired': { status: 400, message: 'Deze kortingscode is verlopen.' },
  'discount-inactive': { status: 400, message: 'Deze kortingscode is niet actief.' },
  'discount-minimum': {
    status: 400,
    message: ({ minimum }) => `Deze kortingscode geldt vanaf €\u00a0${minimum}.`,
  },
  'discount-used-up': { status: 400, message: 'Deze kortingscode is al zo vaak gebruikt als mocht.' },
  'discount-email-needed': {
    status: 400,
    message: 'Vul eerst je e-mailadres in. Deze kortingscode is alleen voor je eerste bestelling.',
  },
  'discount-in-use': {
    status: 400,
    message:
      'Je gebruikt deze kortingscode al in een andere bestelling. Rond die af of probeer het over een uur opnieuw.',
  },
  'discount-used-before': { status: 400, message: 'Je hebt deze kortingscode al zo vaak gebruikt als kan.' },
  'discount-not-for-basket': {
    status: 400,
    message: 'Deze kortingscode geldt niet voor wat er in je winkelmandje ligt.',
  },
  'total-too-low': { status: 409, message: 'Je kunt online betalen vanaf € 0,50. Leg nog iets in je winkelmandje.' },
  'discount-first-order-only': { status: 400, message: 'Deze kortingscode is alleen voor je eerste bestelling.' },
  'wrong-login-code': { status: 400, message: 'De code is onjuist of verlopen' },
  'address-not-found': { status: 404, message: 'Dit adres bestaat niet of niet meer.' },
  'too-many-addresses': { status: 409, message: 'Je kunt 20 adressen bewaren. Verwijder er eerst een.' },
  'mail-not-found': { status: 404, message: 'Deze mail bestaat niet of is al verstuurd.' },
  'recipient-erased': {
    status: 409,
    message: 'De gegevens van de ontvanger zijn verwijderd. Deze mail kun je niet meer bekijken of versturen.',
  },
  ...orderRefusals,
  'too-many-tags': { status: 409, message: 'Hier staan al twintig tags. Haal er eerst een weg.' },
  'status-changed-since': {
    status: 409,
    message: 'Ongedaan maken kan niet meer: de bestelling is intussen gewijzigd of de tien seconden zijn om.',
  },
  'parcel-left-before': {
    status: 409,
    message: 'Ongedaan maken kan niet: een ander pakket van deze bestelling was al onderweg.',
  },
  'customer-erased': { status: 409, message: 'De gegevens van deze klant zijn verwijderd. Dit kan niet meer.' },
  'stock-corrected': {
    status: 409,
    message: 'Deze voorraad is intussen aangepast. Kijk hoeveel er nu hoort te liggen, en vul je telling opnieuw in.',
  },
  'stock-below-zero': { status: 422, message: 'De voorraad kan niet onder nul komen.' },
  'lot-unknown': { status: 422, message: 'Deze partij is nog niet bekend. Vul ook de houdbaarheidsdatum in.' },
  'lot-below-zero': {
    status: 422,
    message: ({ onHand }) =>
      `Van deze partij liggen er nog ${onHand}. Klopt dat niet? Registreer dan eerst een correctie.`,
  },
  'lot-date-differs': {
    status: 409,
    message: ({ bestBefore }) => `Van deze partij liggen er al met een andere datum: ${bestBefore}.`,
  },
  'lot-too-few-unassigned': { status: 422, message: ({ onHand }) => `Zonder partij liggen er nog ${onHand}.` },
  'lot-recalled': { status: 409, message: 'Deze partij is al teruggeroepen.' },
  ...subscriptionRefusals,
  'invoice-not-found': { status: 404, message: 'Deze factuur bestaat niet.' },
  'invoice-not-ready': { status: 409, message: 'Je factuur wordt gemaakt. Probeer het over een paar tellen opnieuw.' },
  'company-incomplete': { status: 409, message: 'Vul eerst alle bedrijfsgegevens in bij Instellingen.' },
  ...returnRefusals,
  'slug-taken': { status: 409, message: 'Deze slug is al in gebruik.' },
  'sku-taken': { status: 409, message: 'Dit artikelnummer is al in gebruik.' },
  'ean-taken': { status: 409, message: 'Deze EAN is al in gebruik.' },
  'food-facts-missing': { status: 409, message: 'Dit product kan pas in de winkel als het etiket is ingevuld.' },
  'claim-undecided': { status: 409, message: 'Een zin over gezondheid heeft nog geen reden.' },
  'discount-code-taken': { status: 409, message: 'Deze kortingscode bestaat al.' },
  'product-changed': {
    status: 409,
    message: ({ labels }) => `Iemand anders heeft dit product intussen gewijzigd: ${labels}.`,
  },
  'edit-running': { status: 409, message: 'Deze bewerking is nog bezig. Probeer het zo opnieuw.' },
  'edit-undone': { status: 409, message: 'Deze bewerking is al ongedaan gemaakt.' },
  'category-in-use': {
    status: 409,
    message: ({ products }) =>
      products === 1
        ? 'Er staat nog 1 product in deze categorie.'
        : `Er staan nog ${products} producten in deze categorie.`,
  },
  ...fileRefusals,
  'stock-change-zero': { status: 400, message: 'Vul een aantal in dat niet 0 is.' },
};

export function errorResponse(
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
): { status: number; message: string } {
  const { status, message } = errorResponses[code];
  return { status, message: typeof message === 'string' ? message : message(details as Details) };
}

/** The sentence that staff reads beside what a rule refused. Throws every other error again. */
export function refusalOf(error: unknown): string {
  if (error instanceof DomainError) return errorResponse(error.code, error.details).message;
  throw error;
}
