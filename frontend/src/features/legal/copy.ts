import { formatCents } from '../../lib/format';
import { returnPolicy } from '../../lib/shop/policies';

/** A text with a title, in paragraphs. `id` is the anchor in the footer link. */
export interface LegalText {
  id: string;
  title: string;
  summary: string;
  parts: { title: string; text: string }[];
}

interface Shop {
  brand: string;
  email: string;
}

export const legalTitle = 'De kleine lettertjes, leesbaar';

export const legalTexts = ({ brand, email }: Shop): LegalText[] => [
  {
    id: 'privacy',
    title: 'Privacy',
    summary: 'Wat we van je bewaren, waarom, en hoe je het laat verwijderen.',
    parts: [
      {
        title: 'Wat we bewaren',
        text: 'Je naam, adres, e-mailadres en telefoonnummer als je iets bestelt, en wat je bestelde. Je betaalgegevens gaan rechtstreeks naar de betaaldienst: die krijgen wij niet te zien.',
      },
      {
        title: 'Waarom',
        text: 'Om je bestelling te bezorgen, je vragen te beantwoorden en omdat de Belastingdienst wil dat we facturen zeven jaar bewaren. We verkopen je gegevens aan niemand.',
      },
      {
        title: 'Met wie we ze delen',
        text: 'Alleen met wie we nodig hebben om te leveren: de bezorger, de betaaldienst en de dienst die onze mails verstuurt.',
      },
      {
        title: 'In je browser',
        text: 'Je winkelmandje en de bezorggegevens die je invult, staan op je eigen apparaat. We plaatsen alleen cookies die de winkel nodig heeft en volgen je niet op andere sites.',
      },
      {
        title: 'Jouw rechten',
        text: `Inzien, verbeteren, meenemen of verwijderen doe je zelf: log in en ga naar Profiel. Heb je geen account, mail dan ${email} en we regelen het binnen een maand. Kom je er met ons niet uit, dan kun je naar de Autoriteit Persoonsgegevens.`,
      },
    ],
  },
  {
    id: 'terms',
    title: 'Algemene voorwaarden',
    summary: 'De afspraken als je bij ons koopt.',
    parts: [
      {
        title: 'Wie we zijn',
        text: `${brand} verkoopt voedingssupplementen in de vorm van gummies, online en alleen in Nederland. Je bereikt ons op ${email}.`,
      },
      {
        title: 'Prijs en betaling',
        text: 'Alle prijzen zijn in euro, inclusief btw. De verzendkosten zie je voordat je betaalt. Je bestelling is rond zodra de betaling is gelukt.',
      },
      {
        title: 'Levering',
        text: `Op werkdagen voor 17.00 uur besteld, dezelfde dag verzonden. Meestal heb je je pakket daarna binnen 1 tot 2 werkdagen in huis. Haal je het niet binnen 7 dagen op bij een afhaalpunt, dan rekenen we ${formatCents(returnPolicy.notCollectedCents)}.`,
      },
      {
        title: 'Bedenktijd en retour',
        text: `Tot 14 dagen na ontvangst mag je een ongeopende pot terugsturen. Dat kost ${formatCents(returnPolicy.ownChoiceCents)} als het je eigen keuze is. Je geld heb je binnen 2 weken terug.`,
      },
      {
        title: 'Abonnement',
        text: 'Je kiest zelf hoe vaak we leveren en kunt altijd pauzeren, overslaan of opzeggen. We rekenen pas af als er een levering op weg gaat.',
      },
      {
        title: 'Goed om te weten',
        text: 'Een supplement vervangt geen gevarieerde voeding. Neem niet meer dan er op de pot staat, bewaar hem buiten bereik van jonge kinderen en vraag bij zwangerschap of medicijnen eerst je arts.',
      },
    ],
  },
];
