export const settingsCopy = {
  title: 'Instellingen',
  shipping: 'Verzending',
  threshold: 'Gratis verzending vanaf (€)',
  thresholdHint: 'Geldt na staffelkorting. Ook bij precies dit bedrag is verzending gratis.',
  cost: 'Verzendkosten (€)',
  costHint: 'Voor een bestelling onder dat bedrag.',
  save: 'Opslaan',
  saving: 'Opslaan…',
  saved: 'Instellingen opgeslagen',
  failed: 'Er ging iets mis',
};
