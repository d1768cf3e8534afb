export const privacyCopy = {
  heading: 'Privacy',
  exportTitle: 'Alles wat we van je weten',
  exportText: 'Bekijk of download je gegevens, adressen en bestellingen.',
  export: 'Download mijn gegevens',
  show: 'Bekijk mijn gegevens',
  exporting: 'Verzamelen…',
  exportFile: 'mijn-gegevens.json',
  error: 'Fout',
  exportFailed: 'Downloaden is niet gelukt',
  eraseTitle: 'Account verwijderen',
  eraseText: 'Wis je naam, e-mailadres, telefoonnummer en adressen. Dit kan niet ongedaan worden gemaakt.',
  erase: 'Account verwijderen',
  eraseHeading: 'Weet je het zeker?',
  eraseConsequences: [
    'Je naam, e-mailadres, telefoonnummer en adressen verdwijnen uit onze winkel.',
    'Je kunt je bestellingen hier niet meer bekijken.',
    'Je facturen bewaren we nog zeven jaar, met je naam en adres. Dat moet van de Belastingdienst; daarna wissen we ze ook.',
    'Het kan niet ongedaan worden gemaakt.',
  ],
  eraseUnsent: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Bestelling ${numbers[0]} is nog niet verzonden. Zonder je naam en adres kunnen we die niet meer bezorgen.`
      : `De bestellingen ${numbers.join(', ')} zijn nog niet verzonden. Zonder je naam en adres kunnen we ze niet meer bezorgen.`,
  eraseCodeText: 'We mailen je eerst een code, zodat alleen jij dit kunt doen.',
  sendCode: 'Stuur mij een code',
  sendingCode: 'Code versturen…',
  keep: 'Nee, toch niet',
  codeHeading: 'Bevestig met je code',
  codeSentTo: (email: string) =>
    `Vul de code in die we naar ${email} hebben gestuurd. Daarna is je account meteen weg.`,
  erasing: 'Bezig met verwijderen…',
  eraseFailed: 'Account verwijderen is niet gelukt',
  erased: 'Account verwijderd',
  erasedText: 'Je gegevens zijn gewist. Bedankt dat je er was.',
};
