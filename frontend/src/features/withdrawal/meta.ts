/** Title of the page, apart from its texts: a route's head lands in the first load of every page. */
export const withdrawalTitle = 'Je aankoop herroepen';
