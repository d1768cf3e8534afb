import { screen } from '@testing-library/react';
import type { LegalPage } from '../../../../contracts/law/legal-pages.js';
import { renderControl } from '../testing/render-control';
import { LegalBlock } from './legal-block';

const company = {
  name: 'Gommie Demo B.V.',
  email: 'hallo@gommie.example',
  kvk: '12345678',
} as LegalPage['company'];

const linksOf = (page: Pick<LegalPage, 'company' | 'readablePhone'>) => {
  renderControl(<LegalBlock block={{ kind: 'company' }} page={page} />);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

it('links the phone number and the mail address of the company', () => {
  expect(linksOf({ company, readablePhone: '+31 20 123 4567' })).toEqual([
    ['+31 20 123 4567', 'tel:+31201234567'],
    ['hallo@gommie.example', 'mailto:hallo@gommie.example'],
  ]);
  expect(screen.getByText('KvK-nummer: 12345678')).toBeTruthy();
});

it('links nothing that the company does not state', () => {
  expect(linksOf({ company: { ...company, email: '' }, readablePhone: '' })).toEqual([]);
});
