/** The first texts of home between its heading and the end of its grid. */
export const firstProofTexts = {
  'home-proof-dispatch': 'op werkdagen dezelfde dag verzonden',
  'home-proof-natural-heading': '100% natuurlijk',
  'home-proof-natural': 'vegan en halal',
  'home-proof-plan': 'met een abonnement',
  'home-grid-end': 'En binnenkort nog meer...',
} as const;
