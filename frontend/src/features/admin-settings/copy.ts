export const settingsCopy = {
  title: 'Instellingen',
  shipping: 'Verzending',
  threshold: 'Gratis verzending vanaf (€)',
  thresholdHint: 'Op het bedrag na staffelkorting. Ook precies dit bedrag verzendt gratis.',
  cost: 'Verzendkosten (€)',
  costHint: 'Wat een bestelling daaronder betaalt.',
  save: 'Opslaan',
  saving: 'Opslaan…',
  saved: 'Instellingen opgeslagen',
  failed: 'Er ging iets mis',
};
