import { formatShown } from '../../lib/format';

export const subscribersCopy = {
  title: 'Nieuwsbrief',
  search: 'Zoek op e-mail',
  count: (shown: string, all: string) => formatShown(shown, all, 'abonnee', 'abonnees'),
  columns: { email: 'E-mail', since: 'Toestemming sinds', source: 'Via', version: 'Versie van de tekst' },
  empty: 'Nog geen abonnees',
  remove: 'Afmelden',
  removeOf: (email: string) => `${email} afmelden`,
  question: (email: string) => ({
    title: `${email} afmelden?`,
    text: 'Doe dit als de abonnee erom vraagt. Opnieuw aanmelden kan alleen de abonnee zelf.',
    action: 'Afmelden',
    cancel: 'Niet afmelden',
  }),
  removed: 'Afgemeld voor de nieuwsbrief',
  failed: 'Afmelden is niet gelukt',
};
