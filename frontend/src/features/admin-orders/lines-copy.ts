/** Lines of an order that change before they leave. */
export const linesCopy = {
  cancelled: (count: string) => `${count} geannuleerd`,
  open: 'Schrappen',
  openOf: (product: string) => `${product} schrappen`,
  title: (product: string, number: string) => `${product} schrappen uit ${number}`,
  about: 'De stuks gaan terug op voorraad, het geld gaat terug naar de klant en die krijgt een mail.',
  nothing: 'Hiervan is niets meer te schrappen.',
  quantity: 'Aantal dat vervalt',
  ofHere: (count: string) => `Er ligt nog ${count}.`,
  reason: 'Reden',
  noReason: 'Kies een reden',
  endPlan: 'Het abonnement ook beëindigen',
  back: (amount: string) => `Er gaat ${amount} terug`,
  action: 'Schrappen',
  done: 'Geschrapt',
  doneText: (amount: string) => `We betalen ${amount} terug en mailen de klant`,
  failed: 'Er ging iets mis bij het schrappen',
};
