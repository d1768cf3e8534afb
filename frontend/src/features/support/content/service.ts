import type { Facts } from '../../../lib/shop/facts';
import type { ServiceTab } from '../tab-from-hash';

/** The content of a tab of the service page: text blocks, and figures beside them. */
export interface ServiceContent {
  lead: string;
  blocks: { title: string; text: string; list?: string[]; names?: readonly string[] }[];
  figures: { label: string; value: string }[];
}

/** The content of the three tabs, given this shop's facts. */
export const serviceContent: Record<ServiceTab, (facts: Facts) => ServiceContent> = {
  bestellen: ({ freeFrom, payments }) => ({
    lead: 'Kies je potten, vul je adres in, betaal. Een account mag, maar hoeft niet.',
    blocks: [
      {
        title: 'Betalen zoals je gewend bent',
        text: 'Je betaalt in een beveiligde omgeving. Je kaartgegevens gaan rechtstreeks naar de betaaldienst; wij zien ze niet.',
        names: payments,
      },
      {
        title: 'Korting, automatisch of met een code',
        text: 'Bij twee potten van hetzelfde product krijg je 10% korting per pot, bij drie of meer 15%. Staat er 1+1 GRATIS bij, dan betaal je voor elke twee potten er maar één. Heb je een kortingscode, vul die dan in bij het afrekenen, boven de betaalmethoden.',
      },
      {
        title: 'Wat je aan een account hebt',
        text: 'Inloggen gaat met een code in je mail. Een wachtwoord heb je niet nodig. Daarna heb je alles bij elkaar:',
        list: [
          'Al je bestellingen en retouren op een rij',
          'Je abonnement pauzeren, overslaan of opzeggen',
          'Je adres staat al klaar',
        ],
      },
      {
        title: 'Liever automatisch bijgevuld?',
        text: 'Met een abonnement komen je potten elke maand, elke 2 maanden of elke 3 maanden, met vaste korting. Stoppen kan altijd.',
      },
    ],
    figures: [
      { label: '2 potten', value: '−10%' },
      { label: '3 of meer potten', value: '−15%' },
      { label: 'Gratis verzending vanaf', value: freeFrom },
    ],
  }),
  levering: ({ cutOff, freeFrom, shippingCost, notCollectedCost }) => ({
    lead: `Op werkdagen voor ${cutOff} besteld, dezelfde dag verzonden. Meestal heb je je pakket daarna binnen 1 tot 2 werkdagen in huis.`,
    blocks: [
      {
        title: 'Van ons naar jouw deurmat',
        text: 'We pakken je bestelling zo snel mogelijk in; in het weekend en op feestdagen gaat er niets de deur uit. Zodra je pakket weg is, krijg je een mail.',
      },
      {
        title: 'Wat het kost',
        text: `Vanaf ${freeFrom} is de verzending gratis. Daaronder betaal je ${shippingCost}, hoeveel potten er ook in zitten. We bezorgen in heel Nederland.`,
      },
      {
        title: 'Niet thuis?',
        text: `Dan probeert de bezorger het bij de buren of brengt hij je pakket naar een afhaalpunt. Daar ligt het 7 dagen klaar. Haal je het niet op, dan komt het terug en rekenen we ${notCollectedCost} verwerkingskosten.`,
      },
    ],
    figures: [
      { label: 'Bezorgd in', value: '1–2 werkdagen' },
      { label: 'Verzending', value: shippingCost },
      { label: `Vanaf ${freeFrom}`, value: 'Gratis' },
    ],
  }),
  retourneren: ({ email, returnCost }) => ({
    lead: 'Toch niet wat je zocht? Je hebt 14 dagen om je pot ongeopend terug te sturen.',
    blocks: [
      {
        title: 'Zo stuur je iets terug',
        text: 'Het is zo geregeld:',
        list: [
          'Log in, open je bestelling en kies Herroepen of retourneren, binnen 14 dagen na ontvangst',
          'Stuur de pot ongeopend terug, goed ingepakt',
          'Je geld staat binnen 2 weken op je rekening',
        ],
      },
      {
        title: 'Wat het kost',
        text: `Heb je je bedacht, dan kost terugsturen ${returnCost}. Was de pot stuk of kreeg je de verkeerde? Mail een foto naar ${email}, dan lossen we het gratis op.`,
      },
      {
        title: 'Niet tevreden? Daar is de garantie voor',
        text: 'Viel een product tegen, laat het ons dan weten. De tevredenheidsgarantie geldt voor bestellingen van de afgelopen 3 maanden en je kunt hem één keer per 3 maanden gebruiken.',
      },
    ],
    figures: [
      { label: 'Bedenktijd', value: '14 dagen' },
      { label: 'Terugsturen', value: returnCost },
      { label: 'Geld terug', value: 'binnen 2 weken' },
    ],
  }),
};
