export const staffMeta = { login: 'Inloggen', invitation: 'Wachtwoord' };

export const staffHead = (page: keyof typeof staffMeta) => ({
  meta: [{ title: staffMeta[page] }, { name: 'robots', content: 'noindex' }],
});
