/** Titles and descriptions of the pages. A module of its own, because every page loads the heads of all routes. */
export const withdrawalMeta = {
  title: 'Je aankoop herroepen',
  description: 'Herroep je aankoop met je bestelnummer en je e-mailadres. Zonder reden, en ook zonder account.',
};

export const confirmationMeta = {
  title: 'Je herroeping bevestigen',
  description: 'Bevestig met één klik dat je herroeping van jou komt.',
};
