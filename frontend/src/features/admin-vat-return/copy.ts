import type { VatBoxName } from '../../../../contracts/tax/vat-return.js';
import { formatCount, formatNumber } from '../../lib/format';

/** The names on the form of the tax office. */
export const boxNames: Record<VatBoxName | '5a', string> = {
  '1a': '1a Leveringen/diensten belast met hoog tarief',
  '1b': '1b Leveringen/diensten belast met laag tarief',
  '1c': '1c Leveringen/diensten belast met overige tarieven',
  '1e': '1e Leveringen/diensten belast met 0% of niet bij jou belast',
  '5a': '5a Verschuldigde btw',
};

export const vatReturnCopy = {
  title: 'Btw-aangifte',
  year: 'Jaar',
  part: 'Tijdvak',
  ownPart: 'Eigen periode',
  wholeYear: 'Heel jaar',
  quarter: (quarter: number) => `${quarter}e kwartaal`,
  columns: {
    box: 'Rubriek',
    turnover: 'Omzet',
    vat: 'Btw',
    exactTurnover: 'Omzet op de cent',
    exactVat: 'Btw op de cent',
    documents: 'Facturen',
  },
  euros: (euros: number) => `€\u00a0${formatNumber(euros)}`,
  documents: (count: number) => formatCount(count, 'factuur', 'facturen'),
  documentsOf: (box: string, count: string) => `${count} van rubriek ${box} bekijken`,
  explanation:
    'De bedragen voor het formulier zijn naar beneden afgerond op hele euro’s. Creditfacturen zijn afgetrokken. Voorbelasting (5b) staat niet in de winkel.',
  incomplete: (missing: number) =>
    `Deze aangifte is nog niet compleet: ${formatCount(missing, 'factuur of creditfactuur is', 'facturen of creditfacturen zijn')} nog niet opgemaakt.`,
  incompleteHelp:
    'Ze tellen nog niet mee in de bedragen en staan niet in de bestanden. Meestal volgen ze binnen een minuut: laad de pagina dan opnieuw. Blijft deze melding staan? Controleer bij Instellingen of je bedrijfsgegevens zijn ingevuld.',
  empty: 'Geen rubrieken',
  csv: 'CSV',
  auditFile: 'Auditfile (XAF)',
  auditFileTitle: 'Download de auditfile van dit tijdvak (XAF 4.0)',
};
