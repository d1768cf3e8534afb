export const staffCopy = {
  loginTitle: 'Inloggen',
  loginHeading: 'Achter de toonbank',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  login: 'Inloggen',
  loggingIn: 'Even geduld…',
  loginFailed: 'Login mislukt',
  wrongCredentials: 'Ongeldige inloggegevens',
  loggedIn: 'Succesvol ingelogd',
  logout: 'Uitloggen',
  loggedOut: 'Uitgelogd',
  loggedOutText: 'U bent succesvol uitgelogd',
  error: 'Fout',
  logoutFailed: 'Er ging iets mis bij het uitloggen',
  menu: 'Menu',
  toggle: 'Menu in- of uitklappen',
  toShop: 'Naar de winkel',
  soonText: 'Dit onderdeel komt eraan. De bestellingen staan al klaar.',
  toOrders: 'Naar bestellingen',
  notFound: 'Pagina niet gevonden',
  notFoundText: 'De pagina die je zoekt bestaat niet of is verplaatst.',
  sections: {
    dashboard: 'Dashboard',
    products: 'Producten',
    categories: 'Categorieën',
    orders: 'Bestellingen',
    customers: 'Klanten',
    subscriptions: 'Abonnementen',
    returns: 'Retouren',
    'discount-codes': 'Kortingscodes',
    inventory: 'Voorraad',
    analytics: 'Analytics',
    settings: 'Instellingen',
  },
};

export type Section = keyof typeof staffCopy.sections;

/** The title of a section named in the URL; nothing when there is none of that name. */
export function sectionTitle(name: string): string | undefined {
  return Object.entries(staffCopy.sections).find(([section]) => section === name)?.[1];
}
