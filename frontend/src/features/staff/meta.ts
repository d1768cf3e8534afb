export const staffMeta = { login: 'Inloggen', invitation: 'Wachtwoord' };
