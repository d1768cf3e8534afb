import type { ConfirmationOutcome } from '../../../../contracts/withdrawals.js';

interface OutcomeText {
  title: string;
  text: string;
  /** Ends before the shop's address. */
  mail?: string;
}

const outcomes: Record<ConfirmationOutcome, OutcomeText> = {
  confirmed: {
    title: 'Je herroeping is bevestigd',
    text: 'Dankjewel. Je krijgt een mail met je hele verklaring. We zoeken je bestelling erbij en laten je weten hoe het verder gaat.',
  },
  'already-confirmed': {
    title: 'Je had al bevestigd',
    text: 'Je hoeft niets meer te doen. Je verklaring staat in de mail die we je stuurden.',
  },
  expired: {
    title: 'Deze link werkt niet meer',
    text: 'Je verklaring en het tijdstip hebben we wel. Die staan ook in je mail.',
    mail: 'Wil je nog herroepen? Mail ons op',
  },
  unknown: {
    title: 'Deze link kennen we niet',
    text: 'Misschien is er een stukje van de link weggevallen. Open hem nog eens vanuit je mail, of herroep opnieuw.',
    mail: 'Kom je er niet uit? Mail ons op',
  },
};

export const confirmationCopy = {
  title: 'Nog één klik',
  intro: 'Een e-mailadres kan iedereen invullen. Daarom vragen we je om je herroeping te bevestigen.',
  points: [
    {
      gummy: 'bolt',
      title: 'Geld terug',
      text: 'Uiterlijk 14 dagen na je herroeping, op dezelfde manier als je betaalde.',
    },
  ],
  question: 'Wil je echt herroepen?',
  explanation:
    'Na je bevestiging houden we je pakket hier als het nog niet weg is, en stopt een abonnement dat bij de bestelling hoort. Het tijdstip van je verklaring verandert niet.',
  needsScript: 'Deze knop heeft JavaScript nodig. Bevestigen kan ook door op de mail te antwoorden, of via:',
  confirm: 'Ja, ik herroep mijn aankoop',
  confirming: 'Bevestigen…',
  leave: 'Nee, ga naar de winkel',
  failedTitle: 'Je bevestiging is niet verstuurd.',
  failedText: 'Probeer het zo nog eens.',
  home: 'Naar de winkel',
  again: 'Opnieuw herroepen',
  outcomes,
} as const;
