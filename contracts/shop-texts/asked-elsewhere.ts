/** The keys of the questions that other pages than `/faq` show, in their order: home and help, and every product. */
export const askedElsewhere: Readonly<Record<'most-asked' | 'product', readonly string[]>> = {
  'most-asked': ['levertijd', 'verzendkosten', 'retour-termijn', 'abonnement-opzeggen', 'betaalmethoden'],
  product: ['vegan-halal', 'levertijd', 'bewaren'],
};

export type QuestionList = 'all' | keyof typeof askedElsewhere;
