import type { QuizAge, QuizDiet, QuizExtra } from '../../../../contracts/quiz.js';
import type { QuizMoment } from '../../../../contracts/quiz-recommendation.js';
import { formatCount, nounOf } from '../../lib/format';
import { goalNames } from '../../lib/shop/quiz-words';

const days = (count: number) => formatCount(count, 'dag', 'dagen');

export const quizCopy = {
  stop: 'Stoppen',
  needsScript: 'Zet JavaScript aan om de test te doen.',
  home: 'home',
  progress: 'Voortgang van de test',
  question: (step: number) => `Vraag ${step} van 5`,
  previous: 'Vorige',
  next: 'Volgende',
  toResults: 'Bekijk mijn advies',
  chooseOne: 'Kies eerst een antwoord, dan gaan we verder.',
  tooManyGoals: 'Drie is het maximum. Haal er eerst één weg.',
  steps: [
    { title: 'Wat mag er beter?', hint: 'Kies er hoogstens drie.' },
    { title: 'Hoeveel dagen per week beweeg je?', hint: 'Sporten telt, flink fietsen ook.' },
    { title: 'Hoe eet je, eerlijk gezegd?', hint: 'We vertellen het niet door.' },
    { title: 'Hoe oud ben je?', hint: 'Wat je nodig hebt, verandert met de jaren.' },
    { title: 'Nog ergens een steuntje bij nodig?', hint: 'Mag, hoeft niet. Kies er zoveel je wilt.' },
  ],
  goals: goalNames,
  activityLabel: 'Actieve dagen per week',
  activityValue: (count: number) => `${days(count)} per week`,
  activityUnit: (count: number) => nounOf(count, 'dag per week', 'dagen per week'),
  activityWords: [
    'De bank zit ook lekker.',
    'Een goed begin.',
    'Twee keer per week, mooi ritme.',
    'Lekker bezig.',
    'Vaker wel dan niet.',
    'Jij zit niet stil.',
    'Bijna elke dag, knap.',
    'Echt elke dag? Petje af.',
  ],
  diets: {
    healthy: { label: 'Gezond', note: 'Veel groente en fruit, weinig uit een pakje' },
    average: { label: 'Gemiddeld', note: 'Doordeweeks goed, in het weekend minder' },
    poor: { label: 'Kan beter', note: 'Snel, makkelijk en niet altijd even groen' },
  } satisfies Record<QuizDiet, { label: string; note: string }>,
  ages: {
    '18-25': '18 t/m 25',
    '26-35': '26 t/m 35',
    '36-45': '36 t/m 45',
    '46-55': '46 t/m 55',
    '55+': 'Ouder dan 55',
  } satisfies Record<QuizAge, string>,
  extras: {
    sleep: { label: 'Slaap', note: 'Rustiger de nacht in' },
    stress: { label: 'Stress', note: 'Een hoofd dat even stil mag zijn' },
    skin: { label: 'Huid', note: 'Frisse kleur, zacht gevoel' },
    digestion: { label: 'Spijsvertering', note: 'Een buik die meewerkt' },
  } satisfies Record<QuizExtra, { label: string; note: string }>,
};

export const resultsCopy = {
  title: 'Dit past bij jou',
  intro: (count: number) =>
    count === 1
      ? 'Deze pot past het best bij jouw antwoorden.'
      : `Deze ${count === 2 ? 'twee' : 'drie'} potten passen het best bij jouw antwoorden.`,
  answers: 'Jouw antwoorden',
  age: (age: string) => `${age} jaar`,
  active: (count: number) => `${days(count)} actief`,
  rhythm: 'Zo ziet je dag eruit',
  moments: { morning: 'Ochtend', any: 'Vast moment', evening: 'Avond' } satisfies Record<QuizMoment, string>,
  momentTexts: {
    morning: 'Bij je ontbijt.',
    any: 'Wanneer jij wilt, als het maar elke dag hetzelfde moment is.',
    evening: 'Als de dag erop zit.',
  } satisfies Record<QuizMoment, string>,
  see: 'Bekijk hem',
  seeNamed: (name: string) => `Bekijk ${name}`,
  alternative: 'Liever iets anders?',
  alternativeText: (name: string, other: string) => `Is ${name} niet je smaak? Probeer dan eens ${other}.`,
  shelf: 'Jouw advies',
  add: 'Voeg toe',
  added: 'Toegevoegd',
  addNamed: (name: string) => `Voeg ${name} toe aan je winkelmandje`,
  addAll: (count: number) => (count === 2 ? 'Neem ze allebei' : 'Neem ze alle drie'),
  soldOut: 'Uitverkocht',
  nothing: 'Jouw potten zijn even op',
  nothingText: 'We vullen de plank zo snel mogelijk bij. Er staat nog genoeg lekkers.',
  loading: 'Je advies laden…',
  allProducts: 'Bekijk alle producten',
  again: 'Doe de test opnieuw',
  promoTitle: '10% korting op je eerste bestelling',
  promoText: 'Vul deze code in bij het afrekenen.',
  promoCode: 'NIEUW10',
  copy: 'Kopieer',
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukt hier niet',
  copyFailedText: 'Selecteer de code en kopieer hem zelf.',
  mailTitle: 'Bewaar je advies',
  mailText: 'We mailen je het advies en de code. Eén mail, geen nieuwsbrief.',
  email: 'E-mailadres',
  send: 'Verstuur',
  sending: 'Versturen…',
  sent: 'Advies verstuurd',
  sentText: 'Kijk zo even in je mailbox, en ook in je spammap.',
  sendFailed: 'Je advies is niet verstuurd',
  tryAgain: 'Probeer het zo nog eens.',
  disclaimer:
    'Gummy’s vullen een gezonde, gevarieerde voeding aan en vervangen die niet. Gebruik je medicijnen of ben je zwanger? Overleg dan eerst met je huisarts of apotheker.',
};
