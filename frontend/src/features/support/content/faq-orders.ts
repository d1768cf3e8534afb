import type { FaqEntry } from '../faq';

/** Questions on ordering, delivery, changes and returns. */
export const faqAboutOrders: FaqEntry[] = [
  {
    id: 'kortingscode',
    category: 'bestellen',
    question: 'Waar vul ik mijn kortingscode in?',
    answer: () =>
      'Bij het afrekenen, in de stap Betalen, boven de betaalmethoden. De korting gaat meteen van je totaal af. Je kunt één code per bestelling gebruiken. NIEUW10 geldt alleen voor je eerste bestelling.',
  },
  {
    id: 'meer-potten',
    category: 'bestellen',
    question: 'Krijg ik korting als ik meer potten bestel?',
    answer: () =>
      'Ja. Bij twee potten van hetzelfde product krijg je 10% korting per pot, bij drie of meer 15%. Staat er 1+1 GRATIS bij, dan betaal je voor elke twee potten er maar één. Dat rekenen we vanzelf uit in je winkelmandje. Voor een abonnement geldt een eigen korting.',
  },
  {
    id: 'zonder-account',
    category: 'bestellen',
    question: 'Kan ik bestellen zonder account?',
    answer: () =>
      'Zeker. Je hebt alleen een e-mailadres en een bezorgadres nodig. Log je later in met hetzelfde e-mailadres, dan staat je bestelling er gewoon bij.',
  },
  {
    id: 'geen-bevestiging',
    category: 'bestellen',
    question: 'Ik heb geen bevestiging gekregen. Is mijn bestelling gelukt?',
    answer: ({ email }) =>
      `Kijk eerst in je spammap. Log anders in met het e-mailadres waarmee je bestelde: staat je bestelling bij Bestellingen, dan is hij gelukt. Staat hij er na een uur nog niet, mail dan naar ${email} met het tijdstip waarop je bestelde.`,
  },
  {
    id: 'buitenland',
    category: 'levering',
    question: 'Verzenden jullie ook buiten Nederland?',
    answer: () => 'Nog niet. We bezorgen nu alleen op adressen in Nederland.',
  },
  {
    id: 'niet-thuis',
    category: 'levering',
    question: 'Wat als ik niet thuis ben?',
    answer: ({ notCollectedCost }) =>
      `Dan gaat je pakket naar de buren of naar een afhaalpunt bij je in de buurt. Daar ligt het 7 dagen klaar. Haal je het niet op, dan komt het terug naar ons en rekenen we ${notCollectedCost} verwerkingskosten.`,
  },
  {
    id: 'adres-wijzigen',
    category: 'wijzigen',
    question: 'Kan ik het bezorgadres nog aanpassen?',
    answer: ({ email, hours }) =>
      `Zolang je pakket de deur niet uit is wel. Dat gaat op werkdagen vaak dezelfde dag nog, dus mail meteen naar ${email} met je bestelnummer. We zitten klaar van ${hours}.`,
  },
  {
    id: 'annuleren',
    category: 'wijzigen',
    question: 'Kan ik mijn bestelling annuleren?',
    answer: ({ email }) =>
      `Ja, dat regel je zelf met ‘Herroep je aankoop hier’ onderaan elke pagina, ook zonder account. Is je pakket nog niet verzonden, mail dan meteen naar ${email}: als we op tijd zijn, houden we het tegen en krijg je alles terug.`,
  },
  {
    id: 'product-vergeten',
    category: 'wijzigen',
    question: 'Ik ben een product vergeten. Kan dat er nog bij?',
    answer: ({ freeFrom }) =>
      `Een betaalde bestelling kunnen we niet aanvullen. Plaats een nieuwe bestelling; vanaf ${freeFrom} betaal je ook dan geen verzendkosten.`,
  },
  {
    id: 'retour-kosten',
    category: 'retourneren',
    question: 'Wat kost terugsturen?',
    answer: ({ returnCost }) =>
      `Stuur je iets terug omdat je je hebt bedacht, dan kost dat ${returnCost}. Is er iets mis met je bestelling, dan is terugsturen gratis.`,
  },
  {
    id: 'geld-terug',
    category: 'retourneren',
    question: 'Wanneer krijg ik mijn geld terug?',
    answer: () => 'Dat duurt hoogstens 2 weken. Het bedrag komt terug op de manier waarop je hebt betaald.',
  },
  {
    id: 'garantie',
    category: 'retourneren',
    question: 'Ik vind ze niet lekker. Wat nu?',
    answer: ({ email }) =>
      `Daarvoor is onze tevredenheidsgarantie, voor bestellingen van de afgelopen 3 maanden. Vertel ons op ${email} wat er tegenviel, dan vinden we een oplossing. Je kunt de garantie één keer per 3 maanden gebruiken.`,
  },
  {
    id: 'beschadigd',
    category: 'retourneren',
    question: 'Mijn pot is beschadigd of het is de verkeerde.',
    answer: ({ email }) =>
      `Dat hoort niet te gebeuren, sorry. Log in, open je bestelling bij Bestellingen en kies Herroepen of retourneren; als reden geef je op wat er mis is. Heb je geen account, mail dan een foto en je bestelnummer naar ${email}. Je krijgt je geld terug, of zo snel mogelijk een nieuwe pot, zonder extra kosten.`,
  },
];
