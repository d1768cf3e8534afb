/** The first texts of home below its grid, one paragraph each. They come with the data of the page. */
export const firstHomeMoreTexts = {
  'home-quiz-heading': 'Geen idee welke? Wij wel.',
  'home-quiz':
    'Vijf vragen over eten, bewegen en wat je zoekt. Dan weten we welke potten bij je passen, en krijg je 10% korting op je eerste bestelling.',
  'home-bite-heading': 'Appelpectine, fruit en geen suiker.',
  'home-bite': 'Zo ziet een Gummy er vanbinnen uit: zacht, stevig en helder.',
  'home-steps-heading': 'Zo werkt een abonnement',
  'home-step-1-heading': 'Kies je potten',
  'home-step-1': 'Zoveel als je wilt, elke 1, 2 of 3 maanden.',
  'home-step-2-heading': 'Betaal minder',
  'home-step-2': 'Elke levering met vaste korting.',
  'home-step-3-heading': 'Stop wanneer je wilt',
  'home-step-3': 'Pauzeren, overslaan of opzeggen in drie klikken.',
  'home-reviews-heading': 'Lekker genoeg om vol te houden',
  'home-reviews': 'Over smaak en gemak.',
  'home-questions-heading': 'Nog een vraag?',
  'home-questions': 'De vijf vragen die we het vaakst krijgen. Staat jouw vraag er niet bij? Bekijk ze allemaal.',
  'home-legal-heading': 'De kleine lettertjes, leesbaar',
  'home-legal-privacy': 'Wat we van je bewaren, waarom, en hoe je het laat verwijderen.',
  'home-legal-terms': 'De afspraken als je bij ons koopt.',
} as const;

export type HomeMoreText = keyof typeof firstHomeMoreTexts;
export const homeMoreTexts = Object.keys(firstHomeMoreTexts) as HomeMoreText[];
