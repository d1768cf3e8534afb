import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { BasketItem, PaymentIntentAnswer, Quote } from '../../../../../contracts/checkout.js';
import { centsToDecimal } from '../../../../../contracts/money.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { noteHold } from '../../../lib/basket/own-hold';
import { productsQuery } from '../../../lib/shop/catalog';
import { useShop } from '../../../lib/shop/shop';
import { showError } from '../../../lib/toast';
import { isSameBasket } from '../summary/amounts';
import { orderAgain, paymentStateQuery, updatePaymentIntent, useCreatePaymentIntent } from '../api';
import { checkoutCopy } from '../copy';
import { isOver, newQuote, refusedLine } from '../basket-changes/refusals';

/** The charge that the shopper agrees to: the total on the screen, with or without a code. */
export interface Wish {
  totalCents: number;
  discountCode: string | null;
}

/** The payment of this basket, as the server last returned it. */
export interface Payment {
  answer: PaymentIntentAnswer | undefined;
  error: Error | null;
  /** Whether a call to the server is in flight. Payment is blocked meanwhile. */
  isBusy: boolean;
  /** Reserves the stock again, and starts another payment when this one has ended. Returns whether it succeeded. */
  renew: () => Promise<boolean>;
  /** Prepares it again unless a call is in flight. The server extends the reservation or refuses the basket. */
  recheck: () => void;
  /** Starts another payment for a basket that was just paid. */
  orderAgain: () => Promise<void>;
  /** Returns the quote when the server agrees; null after a refusal, which is already shown. */
  agree: (wish: Wish) => Promise<Quote | null>;
  /** Navigates after the payment turned out to have ended: to its result, or to a new payment when it was cancelled. */
  leadOn: () => Promise<void>;
}

/** Prepares the payment and syncs it. The server reserves stock first, to refuse a basket before the shopper types. */
export function usePayment(items: BasketItem[], email: string | undefined): Payment {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { stripePublishableKey } = useShop();
  const [isAgreeing, setAgreeing] = useState(false);
  const intent = useCreatePaymentIntent(items);
  const { data: answer, error, repeat: renew } = intent;
  useEffect(() => {
    if (answer) noteHold(answer);
  }, [answer]);
  const isRefused = refusedLine(error) !== null;
  useEffect(() => {
    if (isRefused) void client.invalidateQueries(productsQuery);
  }, [isRefused, client]);

  const again = async () => {
    setAgreeing(true);
    try {
      intent.replace(await orderAgain(items));
    } catch (failure) {
      showError(sentenceOf(failure, checkoutCopy.wrong));
    } finally {
      setAgreeing(false);
    }
  };

  const tell = async ({ totalCents, discountCode }: Wish) => {
    const told = await updatePaymentIntent({
      paymentIntentId: intent.latest()!.paymentIntentId,
      total: centsToDecimal(totalCents),
      discountCode,
      email,
    });
    intent.replace(told);
    return told.quote;
  };

  /** Whether the payment is for the lines on this screen, because another tab may have changed its basket. */
  const isShown = ({ lines }: Quote) => isSameBasket(lines, items);

  const leadOn = async () => {
    const clientSecret = intent.latest()?.clientSecret;
    const state = await client
      .fetchQuery({ ...paymentStateQuery(clientSecret, stripePublishableKey), staleTime: 0 })
      .catch(() => null);
    if (state?.outcome !== 'succeeded' && state?.outcome !== 'processing') return void (await renew());
    const search = { payment_intent: state.paymentIntentId ?? undefined };
    await navigate({ to: '/order-bevestiging', search, state: { clientSecret } });
  };

  const agree = async (wish: Wish) => {
    setAgreeing(true);
    try {
      const agreed = await tell(wish);
      if (isShown(agreed)) return agreed;
      await renew();
      showError(checkoutCopy.basketChanged, checkoutCopy.basketChangedText);
      return null;
    } catch (failure) {
      const quote = newQuote(failure);
      if (!quote && !isOver(failure)) throw failure;
      showError(sentenceOf(failure, checkoutCopy.wrong));
      if (!quote) await leadOn();
      else if (isShown(quote)) await tell(quote);
      else await renew();
      return null;
    } finally {
      setAgreeing(false);
    }
  };

  return {
    answer,
    error,
    isBusy: intent.isPending || isAgreeing,
    renew,
    recheck: intent.repeatWhenIdle, // a concurrent first call could lack the cookie that this one sets
    orderAgain: again,
    agree,
    leadOn,
  };
}
