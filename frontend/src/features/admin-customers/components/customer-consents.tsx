import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { consentNames, consentSourceNames } from '../../../../../contracts/law/consent-texts.js';
import { formatMoment } from '../../../lib/format';
import { DetailPart } from '../../../ui/admin/layout/details';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { customerConsentsQuery } from '../api';
import { customersCopy as copy } from '../copy';

/** The register of consents about a customer. */
export function CustomerConsents({ customerId }: { customerId: number }) {
  const consents = useQuery(customerConsentsQuery(customerId));
  return (
    <DetailPart title={copy.consents}>
      {consents.isError ? (
        <ErrorPage compact error={consents.error} onRetry={() => void consents.refetch()} />
      ) : !consents.data ? (
        <Skeleton h="12" />
      ) : consents.data.length === 0 ? (
        <chakra.p color="muted">{copy.noConsents}</chakra.p>
      ) : (
        <chakra.ul display="grid" gap="3" aria-label={copy.consents}>
          {consents.data.map(({ id, purpose, isGiven, textVersion, text, source, at }) => (
            <li key={id}>
              <span>{copy.consent(consentNames[purpose], isGiven)}</span>
              <chakra.span display="block" fontSize="sm" color="muted">
                {copy.consentFacts(formatMoment(at), consentSourceNames[source], textVersion)}
              </chakra.span>
              <chakra.q fontSize="sm" color="muted">
                {text}
              </chakra.q>
            </li>
          ))}
        </chakra.ul>
      )}
    </DetailPart>
  );
}
