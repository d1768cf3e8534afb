import { chakra } from '@chakra-ui/react';
import type { VerifiedLogin } from '../../../../../contracts/customers.js';
import { useVerifyCode } from '../api';
import { loginCopy } from '../copy';
import { resendAfter, type SentCode } from './sent-code';
import { CodeBoxes } from './code-boxes';
import { Refusal } from './refusal';
import { ResendCode } from './resend-code';
import { useCodeCheck } from './use-code-check';

interface CodeStepProps {
  sent: SentCode;
  isSending: boolean;
  /** Why the last code was not sent. */
  refusal: string | null;
  onResend: () => void;
  onOtherAddress: () => void;
  onLoggedIn: (login: VerifiedLogin) => void;
}

/** Step 2: the mailed code. A wrong code empties the boxes. */
export function CodeStep({ sent, isSending, refusal, onResend, onOtherAddress, onLoggedIn }: CodeStepProps) {
  const verifyCode = useVerifyCode();
  const { error, check } = useCodeCheck(verifyCode, (code) => ({ email: sent.email, code }), onLoggedIn);
  return (
    <>
      <chakra.h1 fontSize="3xl" lineHeight="1">
        {loginCopy.codeHeading}
      </chakra.h1>
      <chakra.p mt="4" mb="8">
        {loginCopy.codeSentTo}{' '}
        <chakra.strong overflowWrap="anywhere" data-testid="code-address">
          {sent.email}
        </chakra.strong>
      </chakra.p>
      <CodeBoxes isChecking={verifyCode.isPending} error={error} onFull={check} />
      <Refusal text={refusal} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" mt="3">
        <ResendCode from={resendAfter(sent)} isSending={isSending} onResend={onResend} />
        <chakra.button
          type="button"
          onClick={onOtherAddress}
          minH="11"
          fontSize="sm"
          fontWeight="semibold"
          textDecoration="underline"
          textUnderlineOffset="3px"
          rounded="small"
        >
          {loginCopy.otherAddress}
        </chakra.button>
      </chakra.div>
      <chakra.p mt="6" fontSize="sm" color="muted">
        {loginCopy.validFor}
      </chakra.p>
    </>
  );
}
