import { formatCount, formatPlan } from '../../lib/format';

/** Texts of a product page. A module of its own, because the imports of home are part of the first load. */
export const productCopy = {
  breadcrumb: 'Kruimelpad',
  gallery: 'Foto’s',
  showImage: (place: number) => `Foto ${place} bekijken`,
  choose: (bundle: boolean) => (bundle ? 'Hoeveel bundels?' : 'Hoeveel potten?'),
  pieces: (count: number, bundle: boolean) =>
    bundle ? formatCount(count, 'bundel', 'bundels') : formatCount(count, 'pot', 'potten'),
  perPiece: (price: string, bundle: boolean) => `${price} per\u00a0${bundle ? 'bundel' : 'pot'}`,
  perDay: (price: string) => `${price} per dag`,
  save: 'Bespaar',
  fullPrice: 'Om te proberen',
  subscription: 'Abonnement',
  subscriptionSave: (percent: number) => `${percent}% korting op elke levering`,
  subscriptionPer: formatPlan,
  jars: (bundle: boolean) => (bundle ? 'Bundels per levering' : 'Potten per levering'),
  frequency: 'Hoe vaak?',
  frequencies: { 1: 'Elke maand', 2: 'Elke 2 maanden', 3: 'Elke 3 maanden' },
  frequencyShort: { 1: 'maand', 2: '2 maanden', 3: '3 maanden' },
  perDelivery: (price: string, isFree: boolean) =>
    `${price} per levering, ${isFree ? 'gratis verzonden' : 'inclusief verzending'}.`,
  nextDelivery: (day: string) => `De volgende levering is rond ${day}.`,
  stopAnytime: 'Overslaan, pauzeren of opzeggen kan altijd.',
  add: 'In mijn winkelmandje',
  added: 'Toegevoegd aan winkelwagen!',
  needsScript: 'Zet JavaScript aan om te bestellen.',
  lowStock: (left: number) => `Nog ${left} op voorraad`,
  freeFrom: (price: string) => `Gratis verzending vanaf ${price}`,
  description: 'Beschrijving',
};
