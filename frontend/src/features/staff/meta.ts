export const staffMeta = { login: 'Inloggen' };
