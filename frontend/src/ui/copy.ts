import { formatCount } from '../lib/format';

export const uiCopy = {
  close: 'Sluiten',
  add: 'Voeg toe',
  added: 'Toegevoegd',
  addNamed: (name: string) => `Voeg ${name} toe aan je winkelmandje`,
  soldOut: 'Uitverkocht',
  popular: 'POPULAIR',
  lastOnes: (left: number, bundle: boolean) => {
    const [one, many] = bundle ? (['bundel', 'bundels'] as const) : (['pot', 'potten'] as const);
    return `Nog ${formatCount(left, one, many)}`;
  },
  orInPlan: (price: string) => `of ${price} in abonnement`,
  servings: (count: number) => formatCount(count, 'portie', 'porties'),
  less: 'Eén minder',
  more: 'Eén meer',
  quantityOf: (name: string) => `Aantal ${name}`,
  notifications: 'Meldingen (F8)',
  was: 'normaal',
  loading: 'Laden…',
  retry: 'Probeer opnieuw',
  retryOffline: 'Opnieuw proberen',
  offlineTitle: 'Even geen contact',
  stillOffline: 'Er is nog geen verbinding.',
  errorTitle: 'Even uitgegleden',
  errorText: 'We konden deze pagina niet laden. Meestal helpt het om het nog eens te proberen.',
  home: 'Naar home',
  support: 'Klantenservice',
};
