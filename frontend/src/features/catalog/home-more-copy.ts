/** Texts below the grid of home, which load after it. */
export const homeMoreCopy = {
  questionsTitle: 'Nog een vraag?',
  questionsText: 'De vijf vragen die we het vaakst krijgen. Staat jouw vraag er niet bij? Bekijk ze allemaal.',
  allQuestions: 'Alle vragen en antwoorden',
  quizTitle: 'Geen idee welke? Wij wel.',
  quizText:
    'Vijf vragen over eten, bewegen en wat je zoekt. Dan weten we welke potten bij je passen, en krijg je 10% korting op je eerste bestelling.',
  bite: {
    title: 'Appelpectine, fruit en geen suiker.',
    text: 'Zo ziet een Gummy er vanbinnen uit: zacht, stevig en helder.',
    link: (product: string) => `Bekijk ${product}`,
    facts: { fruit: 'framboos', pectin: 'appelpectine', sugarFree: '0 g suiker' },
  },
  stepsTitle: 'Zo werkt een abonnement',
  steps: [
    { title: 'Kies je potten', text: 'Zoveel als je wilt, elke 1, 2 of 3 maanden.' },
    { title: 'Betaal minder', text: 'Elke levering met vaste korting.' },
    { title: 'Stop wanneer je wilt', text: 'Pauzeren, overslaan of opzeggen in drie klikken.' },
  ],
};
