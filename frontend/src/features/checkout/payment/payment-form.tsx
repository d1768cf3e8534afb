import { chakra } from '@chakra-ui/react';
import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementChangeEvent, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useRef, useState, type ReactNode } from 'react';
import { dispatchText } from '../../../lib/shop/dispatch';
import { useShop } from '../../../lib/shop/shop';
import { Button } from '../../../ui/controls/button';
import { LockIcon } from '../../../ui/icons';
import { Skeleton } from '../../../ui/skeleton';
import { checkoutCopy } from '../copy';
import type { Paying } from './use-paying';

const options: StripePaymentElementOptions = {
  layout: { type: 'accordion', defaultCollapsed: false, radios: 'always', spacedAccordionItems: false },
  wallets: { applePay: 'auto', googlePay: 'auto' },
  fields: { billingDetails: 'never' },
};

interface PaymentFormProps {
  paying: Paying;
  isBusy: boolean;
  onLoadError: () => void;
  onOtherMethod: () => void;
  /** The legal text right above the button. */
  children: ReactNode;
}

/** The provider's accordion and the order button. A payment, or a return from the bank, opens the result page. */
export function PaymentForm({
  paying: { isPaying, pay },
  isBusy,
  onLoadError,
  onOtherMethod,
  children,
}: PaymentFormProps) {
  const { dispatch } = useShop();
  const [isReady, setReady] = useState(false);
  const method = useRef<string>(undefined);
  const onChange = ({ value: { type } }: StripePaymentElementChangeEvent) => {
    if (method.current !== undefined && method.current !== type) onOtherMethod();
    method.current = type;
  };
  return (
    <chakra.form onSubmit={pay} display="grid" gap="6">
      <chakra.div minH="13rem">
        {!isReady && <Skeleton h="52" rounded="input" />}
        <PaymentElement
          options={options}
          onReady={() => setReady(true)}
          onLoadError={onLoadError}
          onChange={onChange}
        />
      </chakra.div>
      {children}
      <Button
        type="submit"
        size="lg"
        w="full"
        px="4"
        whiteSpace="normal"
        disabled={!isReady || isBusy || isPaying}
        aria-busy={isBusy || isPaying}
      >
        <LockIcon size="1.125rem" />
        <span>{isPaying ? checkoutCopy.paying : checkoutCopy.pay}</span>
      </Button>
      <chakra.p fontSize="sm" color="muted" textAlign="center" textWrap="balance">
        {checkoutCopy.secure(dispatchText(dispatch))}
      </chakra.p>
    </chakra.form>
  );
}
