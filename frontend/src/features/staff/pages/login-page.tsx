import { chakra } from '@chakra-ui/react';
import { useShop } from '../../../lib/shop/shop';
import { Wordmark } from '../../../ui/wordmark';
import { LoginForm } from '../components/login-form';
import { staffCopy } from '../copy';

/** The login page of the back office. */
export function LoginPage({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { brand } = useShop();
  return (
    <chakra.main minH="100dvh" display="grid" placeItems="center" bg="stone" p="4">
      <chakra.div bg="white" rounded="card" p={{ base: '6', md: '10' }} w="full" maxW="27rem">
        <LoginForm onLoggedIn={onLoggedIn}>
          <chakra.div fontSize="1.75rem">
            <Wordmark brand={brand} />
          </chakra.div>
          <chakra.h1 fontSize="2xl">{staffCopy.loginHeading}</chakra.h1>
        </LoginForm>
      </chakra.div>
    </chakra.main>
  );
}
