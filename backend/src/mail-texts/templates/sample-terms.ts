import type { TermsForMail } from './parts/legal-parts.js';

export const sampleTerms: TermsForMail = {
  texts: [
    {
      name: 'algemene-voorwaarden',
      version: 3,
      title: 'Algemene voorwaarden',
      blocks: [
        { kind: 'heading', text: 'Bedenktijd' },
        {
          kind: 'paragraph',
          spans: [
            { text: 'Je hebt ' },
            { text: '14 dagen', bold: true },
            { text: ' bedenktijd en kunt ' },
            { text: 'online herroepen', href: '/herroepen' },
            { text: '.' },
          ],
        },
      ],
    },
    {
      name: 'modelformulier-herroeping',
      version: 1,
      title: 'Modelformulier voor herroeping',
      blocks: [{ kind: 'company' }, { kind: 'list', items: [[{ text: 'Datum' }]] }],
    },
  ],
  company: {
    name: 'Gommie B.V.',
    address: 'Perzikpad 3',
    postalCode: '5611 CD',
    city: 'Eindhoven',
    kvk: '68750110',
    vatId: 'NL000099998B57',
    email: 'hallo@gommie.example',
    phone: '+31 20 123 4567',
  },
};
