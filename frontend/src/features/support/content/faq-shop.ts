import type { FaqEntry } from '../faq';

/** Questions on the account, products, subscriptions and contact. */
export const faqAboutShop: FaqEntry[] = [
  {
    id: 'inloggen',
    category: 'account',
    question: 'Hoe log ik in zonder wachtwoord?',
    answer: () =>
      'Vul je e-mailadres in en we mailen je een code van 6 cijfers. Die typ je over en je bent binnen. De code werkt 10 minuten en één keer.',
  },
  {
    id: 'geen-code',
    category: 'account',
    question: 'Ik krijg geen inlogcode. Wat kan ik doen?',
    answer: () =>
      'Kijk in je spammap en controleer of je adres klopt. Na een minuut kun je een nieuwe code aanvragen. Gebruik dan de code uit de nieuwste mail.',
  },
  {
    id: 'gegevens-wijzigen',
    category: 'account',
    question: 'Waar pas ik mijn gegevens aan?',
    answer: () => 'Log in en kies Instellingen. Daar wijzig je je naam, telefoonnummer en adres.',
  },
  {
    id: 'account-verwijderen',
    category: 'account',
    question: 'Hoe verwijder ik mijn account?',
    answer: () =>
      'Dat doe je zelf. Log in, ga naar Profiel en kies Account verwijderen. We wissen je gegevens; alleen wat we voor de Belastingdienst moeten bewaren, blijft staan.',
  },
  {
    id: 'vegan-halal',
    category: 'producten',
    question: 'Zijn de gummy’s vegan en halal?',
    answer: () =>
      'Allemaal. We gebruiken pectine uit fruit in plaats van gelatine. Er zit niets dierlijks in, en geen alcohol.',
  },
  {
    id: 'suiker',
    category: 'producten',
    question: 'Zit er suiker in?',
    answer: () =>
      'Nee, onze gummy’s zijn suikervrij. De zoete smaak komt van zoetstoffen. Veel tegelijk kan laxerend werken.',
  },
  {
    id: 'hoeveel',
    category: 'producten',
    question: 'Hoeveel gummy’s neem ik per dag?',
    answer: () =>
      'Dat staat op het etiket en op de productpagina, meestal zijn het er twee. Neem niet meer dan de aanbevolen hoeveelheid.',
  },
  {
    id: 'kinderen-medicijnen',
    category: 'producten',
    question: 'Ik ben zwanger, gebruik medicijnen of wil ze aan mijn kind geven. Kan dat?',
    answer: () =>
      'Overleg dan eerst met je huisarts of apotheker. Onze gummy’s zijn gemaakt voor volwassenen en vervangen geen gevarieerde voeding. Bewaar ze buiten bereik van jonge kinderen.',
  },
  {
    id: 'bewaren',
    category: 'producten',
    question: 'Hoe bewaar ik mijn pot?',
    answer: () =>
      'Droog, koel en met het deksel dicht, niet in de zon. Dan blijven ze goed tot de datum onder op de pot.',
  },
  {
    id: 'abonnement-hoe',
    category: 'abonnementen',
    question: 'Hoe werkt een abonnement?',
    answer: () =>
      'Je kiest hoeveel potten je wilt en of ze elke maand, elke 2 maanden of elke 3 maanden komen. Wij verzenden ze op tijd en schrijven dan het bedrag van die levering af.',
  },
  {
    id: 'abonnement-voordeel',
    category: 'abonnementen',
    question: 'Hoeveel bespaar ik met een abonnement?',
    answer: ({ planDiscount }) =>
      `${planDiscount > 0 ? `Je voordeel kan oplopen tot ${planDiscount}%. ` : ''}Het verschilt per product: de korting en de prijs per levering staan op de productpagina, voordat je bestelt.`,
  },
  {
    id: 'abonnement-pauzeren',
    category: 'abonnementen',
    question: 'Kan ik een levering overslaan of pauzeren?',
    answer: () =>
      'Ja. Log in: bij Abonnementen kies je Overslaan of Pauzeren. Hervatten doe je op dezelfde plek, wanneer je wilt.',
  },
  {
    id: 'bereikbaar',
    category: 'contact',
    question: 'Wanneer zijn jullie bereikbaar?',
    answer: ({ email, hours }) =>
      `Op ${hours}, via ${email}. Mail je buiten die tijden, dan lezen we je bericht de eerstvolgende werkdag.`,
  },
  {
    id: 'sneller-antwoord',
    category: 'contact',
    question: 'Wat zet ik in mijn mail?',
    answer: () =>
      'Je bestelnummer, je naam en wat er aan de hand is. Gaat het over een pot, stuur dan een foto mee. Dat scheelt heen en weer mailen.',
  },
  {
    id: 'samenwerken',
    category: 'contact',
    question: 'Ik wil jullie gummy’s verkopen of samenwerken. Waar kan ik terecht?',
    answer: () => 'Leuk! Vul het formulier op de pagina Samenwerkingen in, dan nemen we contact met je op.',
  },
];
