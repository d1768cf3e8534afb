import type { ErrorCode } from '../../../../contracts/errors.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import type { ErrorResponse } from './error-response.js';

const euros = (cents: string | number | undefined): string => `€ ${centsToDecimal(Number(cents)).replace('.', ',')}`;

/** What is refused about returns and refunds. */
export const returnRefusals = {
  'return-not-found': { status: 404, message: 'Deze retour bestaat niet.' },
  'return-exceeds-order': {
    status: 409,
    message: ({ name, left }) => `Van ${name} ${left === 1 ? 'kan' : 'kunnen'} er nog ${left} terug.`,
  },
  'nothing-to-return': { status: 409, message: 'Alles uit deze bestelling is al voor retour aangemeld.' },
  'return-settled': { status: 409, message: 'Deze retour is terugbetaald. De status ligt vast.' },
  'return-restocked': {
    status: 409,
    message: 'Producten van deze retour liggen weer in de voorraad. Voltooi de retour, desnoods zonder terugbetaling.',
  },
  'return-kept-here': { status: 409, message: 'Deze producten zijn niet verstuurd. Er komt niets terug.' },
  'return-rejected': { status: 409, message: 'Deze retour is afgewezen. Zet de status eerst terug.' },
  'return-exceeds-request': {
    status: 409,
    message: ({ name, expected }) =>
      `Van ${name} ${expected === 1 ? 'is' : 'zijn'} er ${expected} aangemeld. Meld voor de rest een andere retour aan.`,
  },
  'return-inspected-otherwise': {
    status: 409,
    message: 'Een collega heeft deze retour al anders beoordeeld. Laad de pagina opnieuw.',
  },
  'return-completed-otherwise': {
    status: 409,
    message: ({ amountCents }) =>
      `Een collega heeft deze retour al voltooid met ${euros(amountCents)}. Jouw bedrag is niet gebruikt.`,
  },
  'done-otherwise': {
    status: 409,
    message: 'Dit is al verwerkt, maar met andere gegevens. Laad de pagina opnieuw en kijk wat er nu staat.',
  },
  'refund-reason-missing': {
    status: 409,
    message: ({ valueCents }) =>
      `Dit is meer dan er voor deze producten terug te betalen is (${euros(valueCents)}). Kies waarom je meer terugbetaalt.`,
  },
  'refund-not-found': { status: 404, message: 'Deze terugbetaling bestaat niet.' },
  'refund-too-high': {
    status: 409,
    message: ({ leftCents }) =>
      typeof leftCents === 'number'
        ? `Van deze bestelling kan nog ${euros(leftCents)} terug.`
        : 'Er kan niet meer worden terugbetaald dan er betaald is.',
  },
  'refund-empty': { status: 400, message: 'Vul in hoeveel je terugbetaalt.' },
} satisfies Partial<Record<ErrorCode, ErrorResponse>>;
