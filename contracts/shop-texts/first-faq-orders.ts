import type { FirstQuestion } from './first-question.js';

/** The first questions on ordering, delivery, changes and returns. Words in braces are placeholders. */
export const firstFaqOfOrders = {
  bestellen: [
    {
      key: 'betaalmethoden',
      question: 'Hoe kan ik betalen?',
      answer:
        'Met {betaalmethoden}. Je betaalt in een beveiligde omgeving en wij krijgen je kaartgegevens nooit te zien.',
    },
    {
      key: 'kortingscode',
      question: 'Waar vul ik mijn kortingscode in?',
      answer:
        'Bij het afrekenen, in de stap Betalen, boven de betaalmethoden. De korting gaat meteen van je totaal af. Je kunt één code per bestelling gebruiken. NIEUW10 geldt alleen voor je eerste bestelling.',
    },
    {
      key: 'meer-potten',
      question: 'Krijg ik korting als ik meer potten bestel?',
      answer:
        'Ja. Bij twee potten van hetzelfde product krijg je 10% korting per pot, bij drie of meer 15%. Staat er 1+1 GRATIS bij, dan betaal je voor elke twee potten er maar één. Dat rekenen we vanzelf uit in je winkelmandje. Voor een abonnement geldt een eigen korting.',
    },
    {
      key: 'zonder-account',
      question: 'Kan ik bestellen zonder account?',
      answer:
        'Zeker. Je hebt alleen een e-mailadres en een bezorgadres nodig. Log je later in met hetzelfde e-mailadres, dan staat je bestelling er gewoon bij.',
    },
    {
      key: 'geen-bevestiging',
      question: 'Ik heb geen bevestiging gekregen. Is mijn bestelling gelukt?',
      answer:
        'Kijk eerst in je spammap. Log anders in met het e-mailadres waarmee je bestelde: staat je bestelling bij Bestellingen, dan is hij gelukt. Staat hij er na een uur nog niet, mail dan naar {e-mailadres} met het tijdstip waarop je bestelde.',
    },
  ],
  levering: [
    {
      key: 'levertijd',
      question: 'Wanneer heb ik mijn bestelling in huis?',
      answer:
        'Bestel je op een werkdag voor {verzenduur}, dan verzenden we dezelfde dag. Anders gaat je pakket de eerstvolgende werkdag op pad. De bezorger doet er daarna meestal 1 tot 2 werkdagen over. Zodra je pakket weg is, krijg je een mail, met een link om het te volgen als we een trackingcode hebben.',
    },
    {
      key: 'verzendkosten',
      question: 'Wat kost de verzending?',
      answer:
        'Vanaf {gratis-vanaf} verzenden we gratis. Daaronder betaal je {verzendkosten}. We kijken naar het bedrag na eventuele korting op meer potten.',
    },
    {
      key: 'buitenland',
      question: 'Verzenden jullie ook buiten Nederland?',
      answer: 'Nog niet. We bezorgen nu alleen op adressen in Nederland.',
    },
    {
      key: 'niet-thuis',
      question: 'Wat als ik niet thuis ben?',
      answer:
        'Dan gaat je pakket naar de buren of naar een afhaalpunt bij je in de buurt. Daar ligt het 7 dagen klaar. Haal je het niet op, dan komt het terug naar ons en rekenen we {verwerkingskosten} verwerkingskosten.',
    },
  ],
  wijzigen: [
    {
      key: 'adres-wijzigen',
      question: 'Kan ik het bezorgadres nog aanpassen?',
      answer:
        'Zolang je pakket de deur niet uit is wel. Dat gaat op werkdagen vaak dezelfde dag nog, dus mail meteen naar {e-mailadres} met je bestelnummer. We zitten klaar van {openingstijden}.',
    },
    {
      key: 'annuleren',
      question: 'Kan ik mijn bestelling annuleren?',
      answer:
        'Ja, dat regel je zelf met ‘Herroep je aankoop hier’ onderaan elke pagina, ook zonder account. Is je pakket nog niet verzonden, mail dan meteen naar {e-mailadres}: als we op tijd zijn, houden we het tegen en krijg je alles terug.',
    },
    {
      key: 'product-vergeten',
      question: 'Ik ben een product vergeten. Kan dat er nog bij?',
      answer:
        'Een betaalde bestelling kunnen we niet aanvullen. Plaats een nieuwe bestelling; vanaf {gratis-vanaf} betaal je ook dan geen verzendkosten.',
    },
  ],
  retourneren: [
    {
      key: 'retour-termijn',
      question: 'Hoe lang heb ik de tijd om iets terug te sturen?',
      answer:
        'Je hebt 14 dagen vanaf de dag dat je het pakket krijgt. Aanmelden doe je zelf: log in, open je bestelling bij Bestellingen en kies Herroepen of retourneren. Zonder account gaat het met ‘Herroep je aankoop hier’ onderaan elke pagina. De pot moet nog dicht zijn: het is eten, dus een geopende pot kunnen we niet terugnemen.',
    },
    {
      key: 'retour-kosten',
      question: 'Wat kost terugsturen?',
      answer:
        'Stuur je iets terug omdat je je hebt bedacht, dan kost dat {retourkosten}. Is er iets mis met je bestelling, dan is terugsturen gratis.',
    },
    {
      key: 'geld-terug',
      question: 'Wanneer krijg ik mijn geld terug?',
      answer: 'Dat duurt hoogstens 2 weken. Het bedrag komt terug op de manier waarop je hebt betaald.',
    },
    {
      key: 'garantie',
      question: 'Ik vind ze niet lekker. Wat nu?',
      answer:
        'Daarvoor is onze tevredenheidsgarantie, voor bestellingen van de afgelopen 3 maanden. Vertel ons op {e-mailadres} wat er tegenviel, dan vinden we een oplossing. Je kunt de garantie één keer per 3 maanden gebruiken.',
    },
    {
      key: 'beschadigd',
      question: 'Mijn pot is beschadigd of het is de verkeerde.',
      answer:
        'Dat hoort niet te gebeuren, sorry. Log in, open je bestelling bij Bestellingen en kies Herroepen of retourneren; als reden geef je op wat er mis is. Heb je geen account, mail dan een foto en je bestelnummer naar {e-mailadres}. Je krijgt je geld terug, of zo snel mogelijk een nieuwe pot, zonder extra kosten.',
    },
  ],
} satisfies Record<string, readonly FirstQuestion[]>;
