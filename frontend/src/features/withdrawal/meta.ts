/** Title and description of the page, apart from its texts: a route's head lands in the first load of every page. */
export const withdrawalMeta = {
  title: 'Je aankoop herroepen',
  description: 'Herroep je aankoop met je bestelnummer en je e-mailadres. Zonder reden, en ook zonder account.',
};
