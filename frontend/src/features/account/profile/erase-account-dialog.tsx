import { chakra } from '@chakra-ui/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../../lib/http/api-error';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { Modal } from '../../../ui/overlays/modal';
import { leaveAccount, ordersQuery } from '../api';
import { loginCopy } from '../copy';
import { privacyCopy } from './privacy-copy';
import { useEraseAccount, useSendErasureCode } from './privacy-api';
import { CodeBoxes } from '../login/code-boxes';
import { useCodeCheck } from '../login/use-code-check';

interface EraseAccountDialogProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Erases the account: the consequences, then a mailed code. Closing restarts the dialog; a sent code stays valid. */
export function EraseAccountDialog({ email, isOpen, onClose }: EraseAccountDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={privacyCopy.eraseTitle} place="middle">
      {isOpen && (
        <chakra.div p={{ base: '6', sm: '10' }}>
          <Steps email={email} onClose={onClose} />
        </chakra.div>
      )}
    </Modal>
  );
}

function Steps({ email, onClose }: Omit<EraseAccountDialogProps, 'isOpen'>) {
  const sendCode = useSendErasureCode();
  const send = () =>
    sendCode.mutate(undefined, {
      onSuccess: (answer) => {
        const text = answer?.delayed ? loginCopy.delayedText : loginCopy.sentText;
        showToast({ title: loginCopy.sent, text, tone: 'success' });
      },
    });
  if (sendCode.isSuccess) return <Confirmation email={email} onClose={onClose} />;
  return (
    <>
      <chakra.h2 fontSize="2xl">{privacyCopy.eraseHeading}</chakra.h2>
      <chakra.ul mt="4" pl="5" display="grid" gap="2" listStyle="disc">
        {privacyCopy.eraseConsequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </chakra.ul>
      <UnsentOrders />
      <chakra.p mt="4">{privacyCopy.eraseCodeText}</chakra.p>
      {sendCode.isError && (
        <chakra.p role="alert" mt="4" color="danger" fontWeight="medium">
          {sentenceOf(sendCode.error, loginCopy.sendFailed)}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="7">
        <Button look="danger" aria-disabled={sendCode.isPending} onClick={() => !sendCode.isPending && send()}>
          {sendCode.isPending ? privacyCopy.sendingCode : privacyCopy.sendCode}
        </Button>
        <Button look="line" onClick={onClose}>
          {privacyCopy.keep}
        </Button>
      </chakra.div>
    </>
  );
}

/** Warns about unshipped orders among the loaded pages of orders, which include the newest. */
function UnsentOrders() {
  const orders = useInfiniteQuery(ordersQuery);
  const unsent =
    orders.data?.pages.flat().filter(({ status }) => status === 'pending' || status === 'processing') ?? [];
  if (unsent.length === 0) return null;
  return (
    <chakra.p role="status" mt="4" fontWeight="medium">
      {privacyCopy.eraseUnsent(unsent.map(({ orderNumber }) => orderNumber))}
    </chakra.p>
  );
}

function Confirmation({ email, onClose }: Omit<EraseAccountDialogProps, 'isOpen'>) {
  const eraseAccount = useEraseAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = () => {
    showToast({ title: privacyCopy.erased, text: privacyCopy.erasedText, tone: 'success' });
    void leaveAccount(queryClient, () => navigate({ to: '/' }));
  };
  const { error, check } = useCodeCheck(eraseAccount, (code) => ({ code }), leave, privacyCopy.eraseFailed);
  return (
    <>
      <chakra.h2 fontSize="2xl">{privacyCopy.codeHeading}</chakra.h2>
      <chakra.p mt="3" mb="6" overflowWrap="anywhere">
        {privacyCopy.codeSentTo(email)}
      </chakra.p>
      <CodeBoxes isChecking={eraseAccount.isPending} error={error} onFull={check} />
      <Button look="line" mt="4" onClick={onClose}>
        {privacyCopy.keep}
      </Button>
    </>
  );
}
