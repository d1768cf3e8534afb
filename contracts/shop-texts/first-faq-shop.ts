import type { FirstQuestion } from './first-question.js';

/** The first questions on the account, products, subscriptions and contact. Words in braces are placeholders. */
export const firstFaqOfShop = {
  account: [
    {
      key: 'inloggen',
      question: 'Hoe log ik in zonder wachtwoord?',
      answer:
        'Vul je e-mailadres in en we mailen je een code van 6 cijfers. Die typ je over en je bent binnen. De code werkt 10 minuten en één keer.',
    },
    {
      key: 'geen-code',
      question: 'Ik krijg geen inlogcode. Wat kan ik doen?',
      answer:
        'Kijk in je spammap en controleer of je adres klopt. Na een minuut kun je een nieuwe code aanvragen. Gebruik dan de code uit de nieuwste mail.',
    },
    {
      key: 'gegevens-wijzigen',
      question: 'Waar pas ik mijn gegevens aan?',
      answer: 'Log in en kies Instellingen. Daar wijzig je je naam, telefoonnummer en adres.',
    },
    {
      key: 'account-verwijderen',
      question: 'Hoe verwijder ik mijn account?',
      answer:
        'Dat doe je zelf. Log in, ga naar Profiel en kies Account verwijderen. We wissen je gegevens; alleen wat we voor de Belastingdienst moeten bewaren, blijft staan.',
    },
  ],
  producten: [
    {
      key: 'vegan-halal',
      question: 'Zijn de gummy’s vegan en halal?',
      answer:
        'Allemaal. We gebruiken pectine uit fruit in plaats van gelatine. Er zit niets dierlijks in, en geen alcohol.',
    },
    {
      key: 'suiker',
      question: 'Zit er suiker in?',
      answer:
        'Nee, onze gummy’s zijn suikervrij. De zoete smaak komt van zoetstoffen. Veel tegelijk kan laxerend werken.',
    },
    {
      key: 'hoeveel',
      question: 'Hoeveel gummy’s neem ik per dag?',
      answer:
        'Dat staat op het etiket en op de productpagina, meestal zijn het er twee. Neem niet meer dan de aanbevolen hoeveelheid.',
    },
    {
      key: 'kinderen-medicijnen',
      question: 'Ik ben zwanger, gebruik medicijnen of wil ze aan mijn kind geven. Kan dat?',
      answer:
        'Overleg dan eerst met je huisarts of apotheker. Onze gummy’s zijn gemaakt voor volwassenen en vervangen geen gevarieerde voeding. Bewaar ze buiten bereik van jonge kinderen.',
    },
    {
      key: 'bewaren',
      question: 'Hoe bewaar ik mijn pot?',
      answer: 'Droog, koel en met het deksel dicht, niet in de zon. Dan blijven ze goed tot de datum onder op de pot.',
    },
  ],
  abonnementen: [
    {
      key: 'abonnement-opzeggen',
      question: 'Hoe zeg ik mijn abonnement op?',
      answer:
        'Zelf, op elk moment: log in en kies bij Abonnementen voor Opzeggen. Je zit nergens aan vast en je krijgt een bevestiging per mail. Een levering die al onderweg is, komt nog wel.',
    },
    {
      key: 'abonnement-hoe',
      question: 'Hoe werkt een abonnement?',
      answer:
        'Je kiest hoeveel potten je wilt en of ze elke maand, elke 2 maanden of elke 3 maanden komen. Wij verzenden ze op tijd en schrijven dan het bedrag van die levering af.',
    },
    {
      key: 'abonnement-voordeel',
      question: 'Hoeveel bespaar ik met een abonnement?',
      answer:
        'Je voordeel kan oplopen tot {abonnementskorting}. Het verschilt per product: de korting en de prijs per levering staan op de productpagina, voordat je bestelt.',
    },
    {
      key: 'abonnement-pauzeren',
      question: 'Kan ik een levering overslaan of pauzeren?',
      answer:
        'Ja. Log in: bij Abonnementen kies je Overslaan of Pauzeren. Hervatten doe je op dezelfde plek, wanneer je wilt.',
    },
  ],
  contact: [
    {
      key: 'bereikbaar',
      question: 'Wanneer zijn jullie bereikbaar?',
      answer:
        'Op {openingstijden}, via {e-mailadres}. Mail je buiten die tijden, dan lezen we je bericht de eerstvolgende werkdag.',
    },
    {
      key: 'sneller-antwoord',
      question: 'Wat zet ik in mijn mail?',
      answer:
        'Je bestelnummer, je naam en wat er aan de hand is. Gaat het over een pot, stuur dan een foto mee. Dat scheelt heen en weer mailen.',
    },
    {
      key: 'samenwerken',
      question: 'Ik wil jullie gummy’s verkopen of samenwerken. Waar kan ik terecht?',
      answer: 'Leuk! Vul het formulier op de pagina Samenwerkingen in, dan nemen we contact met je op.',
    },
  ],
} satisfies Record<string, readonly FirstQuestion[]>;
