/** Title and description of the page, apart from its texts: a route's head lands in the first load of every page. */
export const aboutMeta = {
  title: (brand?: string) => (brand ? `Ons plan | ${brand}` : 'Ons plan'),
  description:
    'Ons plan: 100.000 mensen die met plezier goed voor zichzelf zorgen. 100% natuurlijk, halal en vegan, in een pot die je leegt.',
};
