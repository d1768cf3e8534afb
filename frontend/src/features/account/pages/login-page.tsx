import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { VerifiedLogin } from '../../../../../contracts/customers.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { useShop } from '../../../lib/shop/shop';
import { showError, showToast } from '../../../lib/toast';
import { useSendCode } from '../api';
import { CodeStep } from '../login/code-step';
import { EmailStep } from '../login/email-step';
import { LoginScene } from '../login/login-scene';
import { loginCopy } from '../copy';
import { safePath } from '../login/safe-path';
import { keepSentCode, loadSentCode, resendAfter, type SentCode } from '../login/sent-code';

export function LoginPage({ redirect }: { redirect?: string }) {
  const { brand } = useShop();
  const navigate = useNavigate();
  const sendCode = useSendCode();
  const [sent, setSent] = useState(loadSentCode);
  const [isEntering, setEntering] = useState(sent !== null);
  const goToCode = (now: SentCode) => {
    setSent(now);
    keepSentCode(now);
    setEntering(true);
  };
  const refusal = sendCode.isError ? sentenceOf(sendCode.error, loginCopy.sendFailed) : null;
  const send = (email: string) => {
    sendCode.reset();
    // The code of the last minute is still valid for this address, and the server would refuse a new one.
    if (sent?.email === email && Date.now() < resendAfter(sent)) return goToCode(sent);
    sendCode.mutate(
      { email },
      {
        onSuccess: (response) => {
          const text = response?.delayed ? loginCopy.delayedText : loginCopy.sentText;
          showToast({ title: loginCopy.sent, text, tone: 'success' });
          goToCode({ email, at: Date.now() });
        },
        onError: (failure) => showError(loginCopy.error, sentenceOf(failure, loginCopy.sendFailed)),
      },
    );
  };
  const chooseOtherAddress = () => {
    keepSentCode(null);
    sendCode.reset();
    setEntering(false);
  };
  const enter = ({ isNewCustomer, customer }: VerifiedLogin) => {
    keepSentCode(null);
    const text = isNewCustomer ? loginCopy.welcomeNew(brand) : loginCopy.welcomeBack;
    showToast({ title: loginCopy.loggedIn, text, tone: 'success' });
    const goal = safePath(redirect);
    if (isNewCustomer || !customer.firstName) void navigate({ to: '/profiel/welkom', search: { redirect: goal } });
    else void navigate({ href: goal ?? '/profiel' });
  };
  return (
    <LoginScene hasRoom={!isEntering}>
      {sent && isEntering ? (
        <CodeStep
          key={sent.at}
          sent={sent}
          isSending={sendCode.isPending}
          refusal={refusal}
          onResend={() => send(sent.email)}
          onOtherAddress={chooseOtherAddress}
          onLoggedIn={enter}
        />
      ) : (
        <EmailStep email="" isSending={sendCode.isPending} refusal={refusal} onEmail={send} />
      )}
    </LoginScene>
  );
}
