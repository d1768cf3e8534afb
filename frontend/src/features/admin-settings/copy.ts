import type { Company } from '../../../../contracts/company.js';
import type { ClaimName } from '../../../../contracts/settings.js';

/** The texts as the storefront shows them. */
export const claimTexts: Record<ClaimName, { label: string; hint?: string }> = {
  'banner-one-plus-one': {
    label: '1+1 Gratis - Zolang de voorraad strekt',
    hint: 'Bovenaan elke pagina. Alleen waar zolang er een actie 1+1 gratis loopt (zie Acties).',
  },
  'banner-organic': { label: '100% organisch en halal', hint: 'Bovenaan elke pagina' },
  'banner-honest': { label: 'Eerlijk en gezond speciaal voor jou', hint: 'Bovenaan elke pagina' },
  rating: { label: '5,0 uit 5, meer dan 2.500 reviews', hint: 'Op de homepagina, zolang de toegangscode aan staat' },
  natural: { label: '100% natuurlijk, vegan en halal', hint: 'Op de homepagina' },
  'plan-discount': {
    label: 'Tot zoveel % voordeel met een abonnement',
    hint: 'Op de homepagina. Het percentage volgt de hoogste abonnementskorting.',
  },
};

export const companyCopy: {
  title: string;
  about: string;
  missing: string;
  save: string;
  fields: readonly { name: keyof Company; label: string; hint?: string }[];
} = {
  title: 'Bedrijfsgegevens',
  about: 'Deze gegevens staan op facturen. Een factuur die er al is, verandert niet meer.',
  missing: 'Vul deze gegevens aan: zolang ze ontbreken, zijn je facturen niet volledig.',
  save: 'Gegevens opslaan',
  fields: [
    { name: 'name', label: 'Bedrijfsnaam', hint: 'Zoals ingeschreven bij de KVK' },
    { name: 'address', label: 'Straat en huisnummer' },
    { name: 'postalCode', label: 'Postcode' },
    { name: 'city', label: 'Plaats' },
    { name: 'kvk', label: 'KVK-nummer' },
    { name: 'vatId', label: 'Btw-nummer', hint: 'Het btw-identificatienummer, bijvoorbeeld NL123456789B01' },
    { name: 'email', label: 'E-mailadres' },
    { name: 'phone', label: 'Telefoonnummer' },
  ],
};

export const dispatchSettingsCopy = {
  title: 'Verzenddagen',
  cutOff: 'Dezelfde dag verzonden bij bestellen vóór',
  cutOffHint: 'Pas ook de pagina’s Levering en Algemene voorwaarden aan: die noemen dit tijdstip.',
  closedHint: 'In het weekend en op feestdagen gaat er niets de deur uit. Vul hier in wanneer je nog meer dicht bent.',
  period: (place: number) => `Gesloten periode ${place}`,
  from: 'Eerste dag',
  until: 'Laatste dag',
  add: 'Gesloten periode toevoegen',
  remove: (place: number) => `Verwijder periode ${place}`,
  save: 'Verzenddagen opslaan',
};

export const settingsCopy = {
  title: 'Instellingen',
  shipping: 'Verzending',
  threshold: 'Gratis verzending vanaf (€)',
  thresholdHint: 'Geldt na staffelkorting. Ook bij precies dit bedrag is verzending gratis.',
  cost: 'Verzendkosten (€)',
  costHint: 'Voor een bestelling onder dat bedrag.',
  staff: 'Medewerkers',
  required: 'Tweede stap verplicht',
  requiredHint: 'Wie nog geen tweede stap heeft, kan na het inloggen alleen een app of passkey instellen.',
  proofFrom: 'Terugbetalen met bevestiging vanaf (€)',
  proofFromHint: 'Vanaf dit bedrag moet een medewerker zich opnieuw bevestigen.',
  claims: 'Beloftes in de winkel',
  saveClaims: 'Teksten opslaan',
  saveStaff: 'Opslaan',
  save: 'Opslaan',
  saving: 'Opslaan…',
  saved: 'Instellingen opgeslagen',
  failed: 'Er ging iets mis',
};
