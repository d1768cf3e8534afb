import { chakra } from '@chakra-ui/react';
import { sentenceOf } from '../../../lib/http/api-error';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { Modal } from '../../../ui/overlays/modal';
import { useSendCode } from '../api';
import { loginCopy } from '../copy';
import { CodeBoxes } from '../login/code-boxes';
import { useCodeCheck } from '../login/use-code-check';
import { useProveSession } from './api';
import { devicesCopy as copy } from './copy';

interface ProofDialogProps {
  email: string;
  isOpen: boolean;
  onProven: () => void;
  onClose: () => void;
}

/** Asks for a mailed code before other devices are logged out. Closing restarts it; a sent code stays valid. */
export function ProofDialog({ email, isOpen, onProven, onClose }: ProofDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={copy.proofTitle} place="middle">
      {isOpen && (
        <chakra.div p={{ base: '6', sm: '10' }}>
          <chakra.h2 fontSize="2xl">{copy.proofTitle}</chakra.h2>
          <Steps email={email} onProven={onProven} onClose={onClose} />
        </chakra.div>
      )}
    </Modal>
  );
}

function Steps({ email, onProven, onClose }: Omit<ProofDialogProps, 'isOpen'>) {
  const sendCode = useSendCode();
  const send = () =>
    sendCode.mutate(
      { email },
      {
        onSuccess: ({ delayed }) =>
          showToast({
            title: loginCopy.sent,
            text: delayed ? loginCopy.delayedText : loginCopy.sentText,
            tone: 'success',
          }),
      },
    );
  if (sendCode.isSuccess) return <Code email={email} onProven={onProven} onClose={onClose} />;
  return (
    <>
      <chakra.p mt="4" overflowWrap="anywhere">
        {copy.proofText(email)}
      </chakra.p>
      {sendCode.isError && (
        <chakra.p role="alert" mt="4" color="danger" fontWeight="medium">
          {sentenceOf(sendCode.error, loginCopy.sendFailed)}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="7">
        <Button aria-disabled={sendCode.isPending} onClick={() => !sendCode.isPending && send()}>
          {sendCode.isPending ? copy.sendingCode : copy.sendCode}
        </Button>
        <Button look="line" onClick={onClose}>
          {copy.cancel}
        </Button>
      </chakra.div>
    </>
  );
}

function Code({ email, onProven, onClose }: Omit<ProofDialogProps, 'isOpen'>) {
  const prove = useProveSession();
  const { error, check } = useCodeCheck(prove, (code) => ({ code }), onProven);
  return (
    <>
      <chakra.p mt="3" mb="6" overflowWrap="anywhere">
        {copy.codeSentTo(email)}
      </chakra.p>
      <CodeBoxes isChecking={prove.isPending} error={error} onFull={check} />
      <Button look="line" mt="4" onClick={onClose}>
        {copy.cancel}
      </Button>
    </>
  );
}
