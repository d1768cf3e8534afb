/** Texts of a sold-out product, which load with it. */
export const soldOutCopy = {
  title: 'Even uitverkocht',
  email: 'Mail mij als hij er weer is',
  placeholder: 'naam@voorbeeld.nl',
  send: 'Mail mij',
  sending: 'Versturen…',
  promise: 'Eén mail, daarna wissen we je adres.',
  sentTitle: 'Kijk in je mailbox',
  sentText: (email: string) =>
    `We stuurden een mail naar ${email}. Klik op de link daarin, dan houden we het voor je in de gaten.`,
  failed: 'Het is niet gelukt. Probeer het zo nog eens.',
  needsScript: 'Zet JavaScript aan om je adres achter te laten.',
  alternatives: 'Wel op voorraad',
};
