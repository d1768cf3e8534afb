import { act, screen } from '@testing-library/react';
import { listOwnConsents, type Consent } from '../../../../../contracts/consents.js';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { call } from '../../../lib/http/api';
import { renderControl } from '../../../ui/testing/render-control';
import { consentsQuery } from './api';
import { ConsentsCard } from './consents-card';
import { consentsCopy as copy } from './copy';

jest.mock('../../../lib/http/api');

const given: Consent = {
  id: 'nieuwsbrief',
  purpose: 'newsletter',
  isGiven: true,
  textVersion: 1,
  text: 'Ja, mail mij de nieuwsbrief.',
  source: 'newsletter-page',
  at: '2026-03-01T10:00:00.000Z',
};

const stubConsents = (consents: Consent[]) =>
  jest.mocked(call).mockImplementation(async (_method, path) => {
    if (path !== urlOf(listOwnConsents, {})) throw new Error(path);
    return { data: consents, projectionPending: false } as never;
  });

beforeEach(() => jest.resetAllMocks());

it('shows a consent that was given after the first look', async () => {
  stubConsents([given]);
  renderControl(<ConsentsCard email="sanne@example.com" />, (cache) => cache.setQueryData(consentsQuery.queryKey, []));
  screen.getByText(copy.none);
  await screen.findByText(given.text);
});

it('shows a consent that was given in another tab once this one regains focus', async () => {
  stubConsents([]);
  renderControl(<ConsentsCard email="sanne@example.com" />);
  await screen.findByText(copy.none);
  stubConsents([given]);
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText(given.text);
});
