import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import * as discounts from '../../../../../contracts/discounts.js';
import type { PaymentIntentResponse } from '../../../../../contracts/checkout.js';
import { centsToDecimal } from '../../../../../contracts/values/money.js';
import type { ShippingRates } from '../../../../../pricing/price-basket.js';
import { ApiError, sentenceOf } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { promotedIn, totalWith } from '../summary/amounts';
import { validateDiscountCode } from '../api';
import { checkoutCopy, discountCopy } from '../copy';
import type { Payment } from '../payment/use-payment';
import { AppliedCode } from './applied-code';
import { DiscountCodeForm } from './discount-code-form';

interface DiscountBoxProps {
  response: PaymentIntentResponse;
  payment: Payment;
  rates: ShippingRates;
  email: string;
  isPaying: boolean;
  isChecking: boolean;
  setChecking: (isChecking: boolean) => void;
}

/** The form for a discount code, or the applied code with a remove button. */
export function DiscountBox({ response: { quote }, isChecking, setChecking, ...props }: DiscountBoxProps) {
  const { payment, rates, email, isPaying } = props;
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const isWorking = isChecking || payment.isBusy || isPaying;
  const { discountCode } = quote;
  useFocusOnSwap(box, discountCode);

  const change = async (work: () => Promise<void>, tell: (error: unknown) => void) => {
    setChecking(true);
    try {
      await work();
    } catch (error) {
      tell(error);
    }
    setChecking(false);
  };
  const refuse = (error: unknown) => {
    const { title, text } = refusalOf(error);
    setRefusal(text);
    showError(title, text);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (!code || isWorking) return;
    setRefusal(undefined);
    void change(async () => {
      const valid = await validateDiscountCode({ code, subtotal: centsToDecimal(quote.subtotalCents), email });
      const cents = Math.round(valid.discountAmount * 100);
      const totalCents = totalWith(quote, rates, { cents, isFreeShipping: valid.isFreeShipping });
      const agreed = await payment.agree({ totalCents, discountCode: valid.code });
      if (!agreed) return;
      setTyped('');
      const text = valid.isFreeShipping
        ? discountCopy.shipsFree
        : discountCopy.saves(agreed.discountCents - promotedIn(agreed));
      showToast({ title: discountCopy.applied, text, tone: 'success' });
    }, refuse);
  };
  const remove = () => {
    if (isWorking) return;
    void change(
      async () => void (await payment.agree({ totalCents: totalWith(quote, rates, null), discountCode: null })),
      (error) => showError(checkoutCopy.wrong, sentenceOf(error, checkoutCopy.tryAgain)),
    );
  };

  return (
    <chakra.div ref={box}>
      {discountCode ? (
        <AppliedCode
          code={discountCode}
          cents={quote.discountCents - promotedIn(quote)}
          isWorking={isWorking}
          onRemove={remove}
        />
      ) : (
        <DiscountCodeForm {...{ typed, setTyped, isWorking, isChecking, refusal }} onSubmit={apply} />
      )}
    </chakra.div>
  );
}

/** Keeps the focus inside when the field and the applied code replace each other. */
function useFocusOnSwap(box: RefObject<HTMLDivElement | null>, discountCode: string | null) {
  const shown = useRef(discountCode);
  useEffect(() => {
    if (shown.current === discountCode) return;
    shown.current = discountCode;
    const focused = document.activeElement;
    if (focused === document.body || box.current?.contains(focused))
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [box, discountCode]);
}

/** Returns the toast of a refused code. Its text is also shown at the field. */
function refusalOf(error: unknown): { title: string; text: string } {
  if (!(error instanceof ApiError)) return { title: discountCopy.failed, text: discountCopy.failedText };
  const isAnswer = error.status < 500 && !refuses(discounts.validateDiscountCode, error, 'too-many-attempts');
  return isAnswer
    ? { title: discountCopy.invalid, text: error.sentence ?? discountCopy.invalidText }
    : { title: discountCopy.failed, text: sentenceOf(error, discountCopy.failedText) };
}
