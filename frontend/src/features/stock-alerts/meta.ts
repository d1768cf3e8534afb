/** A module of its own, because every page loads the heads of all routes. */
export const stockAlertMeta = { title: 'Bericht als het er weer is' };
