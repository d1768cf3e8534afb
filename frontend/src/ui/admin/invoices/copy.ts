import type { PeriodOfInvoices } from '../../../../../contracts/invoices.js';
import { formatNumber } from '../../../lib/format';

export const periodDownloadCopy = {
  downloadPeriod: 'Alle pdf’s van deze periode',
  printing: ({ printed, documents }: PeriodOfInvoices) =>
    `${formatNumber(printed)} van ${formatNumber(documents)} gemaakt…`,
  periodSlow:
    'Het maken van de facturen duurt langer dan normaal. We gaan ermee door: probeer het over een paar minuten opnieuw.',
  periodFailed: 'Kon de facturen van deze periode niet downloaden',
};
