import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { hasStatus } from '../../../lib/http/api-error';
import { useShop } from '../../../lib/shop/shop';
import { ButtonLink } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { StatePage } from '../../../ui/pages/state-page';
import { Skeleton } from '../../../ui/skeleton';
import { Wordmark } from '../../../ui/wordmark';
import { useInvitation } from './api';
import { ChoosePasswordForm } from './choose-password-form';
import { invitationCopy as copy } from './copy';

/** Opened by the link of an invitation. The token is in the fragment, which browsers send to no server. */
export function InvitationPage() {
  const { brand } = useShop();
  return (
    <chakra.main minH="100dvh" display="grid" placeItems="center" bg="stone" p="4">
      <chakra.div bg="white" rounded="card" p={{ base: '6', md: '10' }} w="full" maxW="27rem" display="grid" gap="5">
        <chakra.div fontSize="1.75rem">
          <Wordmark brand={brand} />
        </chakra.div>
        <Invitation />
      </chakra.div>
    </chakra.main>
  );
}

function Invitation() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [isDone, setDone] = useState(false);
  const found = useInvitation(token);
  if (isDone)
    return (
      <>
        <chakra.h1 fontSize="2xl">{copy.doneTitle}</chakra.h1>
        <p>{copy.doneText}</p>
        <ButtonLink to="/admin/login" look="ink" size="lg">
          {copy.toLogin}
        </ButtonLink>
      </>
    );
  if (!token || hasStatus(found.error, 410) || hasStatus(found.error, 400))
    return <StatePage compact art="gate" title={copy.expiredTitle} text={copy.expiredText} />;
  if (found.error) return <ErrorPage compact error={found.error} onRetry={found.repeatWhenIdle} />;
  return (
    <>
      <chakra.h1 fontSize="2xl">{copy.title}</chakra.h1>
      {found.data ? (
        <ChoosePasswordForm email={found.data.email} token={token} onDone={() => setDone(true)} />
      ) : (
        <Skeleton h="64" />
      )}
    </>
  );
}
