import type { SubscriptionOutcome, Unsubscribed } from '../../../../contracts/consents.js';

interface Outcome {
  title: string;
  text: string;
}

export const newsletterCopy = {
  title: 'Eerst lezen, dan proeven',
  intro: 'Nieuwe smaken, acties en wat er speelt. Af en toe een mail, nooit meer dan nodig.',
  points: [
    { gummy: 'drop', title: 'Alleen als jij het wilt', text: 'Je bevestigt je aanmelding met een link in je mail.' },
    { gummy: 'ring', title: 'Afmelden met één klik', text: 'In elke mail, zonder in te loggen.' },
  ],
  needsScript: 'Zet JavaScript aan om je aan te melden. Of mail ons:',
  formTitle: 'Meld je aan',
  email: 'E-mailadres',
  consentMissing: 'Zet een vinkje als je de nieuwsbrief wilt krijgen.',
  send: 'Aanmelden',
  sending: 'Aanmelden…',
  sentTitle: 'Kijk in je mailbox',
  sentText: (email: string) =>
    `We stuurden een mail naar ${email}. Klik op de link daarin, dan is je aanmelding rond. Kijk ook in je spammap.`,
  failedTitle: 'Het is niet gelukt.',
  failedText: 'Probeer het zo nog eens.',
  confirmTitle: 'Bevestig je aanmelding',
  confirmText: 'Met één klik bevestig je dat je onze nieuwsbrief wilt krijgen.',
  confirm: 'Ja, ik wil de nieuwsbrief',
  confirming: 'Bevestigen…',
  leaveTitle: 'Afmelden',
  leaveText: 'Je krijgt dan geen nieuwsbrief meer. Mails over je bestellingen blijven komen.',
  leave: 'Meld me af',
  leaving: 'Afmelden…',
  outcomes: {
    confirmed: { title: 'Je bent aangemeld', text: 'Fijn dat je meeleest. Je krijgt een mail ter bevestiging.' },
    'already-confirmed': { title: 'Je had al bevestigd', text: 'Je hoeft niets meer te doen.' },
    expired: { title: 'Deze link is verlopen', text: 'Meld je opnieuw aan, dan krijg je een nieuwe link.' },
    unknown: {
      title: 'Deze link klopt niet',
      text: 'Misschien is er een stukje van de link weggevallen. Kopieer hem in zijn geheel uit de mail.',
    },
    unsubscribed: { title: 'Je bent afgemeld', text: 'Je krijgt geen nieuwsbrief meer van ons.' },
  } satisfies Record<SubscriptionOutcome | Unsubscribed['outcome'], Outcome>,
};
