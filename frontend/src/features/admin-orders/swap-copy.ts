/** Pieces of a line that are swapped for another product before they leave. */
export const swapCopy = {
  open: 'Omruilen',
  openOf: (product: string) => `${product} omruilen`,
  title: (product: string, number: string) => `${product} omruilen in ${number}`,
  about:
    'De klant krijgt een mail met een betaallink voor het andere product, en krijgt het geld van dit product terug. Zodra er betaald is, gaat het mee in het pakket.',
  nothing: 'Hiervan is niets meer om te ruilen.',
  product: 'Ander product',
  noProduct: 'Kies een product',
  soldOut: (name: string) => `${name} (uitverkocht)`,
  quantity: 'Aantal om te ruilen',
  ofHere: (count: string) => `Er ligt nog ${count}.`,
  amounts: (pays: string, back: string) => `De klant betaalt ${pays} en krijgt ${back} terug`,
  difference: (cents: number, amount: string) =>
    cents === 0
      ? 'Per saldo scheelt het niets'
      : `Per saldo ${cents > 0 ? 'betaalt' : 'krijgt'} de klant ${amount}${cents > 0 ? '' : ' terug'}`,
  action: 'Omruilen',
  done: 'Omgeruild',
  doneText: 'We betalen het oude product terug en mailen de betaallink',
  failed: 'Er ging iets mis bij het omruilen',
};
