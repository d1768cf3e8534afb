import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BasketItem, PaymentIntentResponse, Quote } from '../../../../../contracts/checkout.js';
import { centsToDecimal } from '../../../../../contracts/values/money.js';
import type { ShippingRates } from '../../../../../pricing/price-basket.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { noteReservation } from '../../../lib/basket/own-reservation';
import { productsQuery } from '../../../lib/shop/catalog';
import { useShop } from '../../../lib/shop/shop';
import { showError } from '../../../lib/toast';
import { isSameBasket, totalWith } from '../summary/amounts';
import { orderAgain, paymentStateQuery, updatePaymentIntent, useCreatePaymentIntent } from '../api';
import { checkoutCopy, discountCopy } from '../copy';
import { changesTerms, isOver, newQuote, refusedLine, refusesCode } from '../basket-changes/refusals';
import { raisedFrom, useSeenTotal } from './seen-total';
import { readAgain } from '../../../lib/http/read-again';

/** The charge that the shopper agrees to: the total on the screen, with or without a code. */
export interface QuoteRequest {
  totalCents: number;
  discountCode: string | null;
  /** The version of the terms beside the order button. Absent while nothing is ordered. */
  termsVersion?: number;
}

/** The payment of this basket, as the server last returned it. */
export interface Payment {
  response: PaymentIntentResponse | undefined;
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
  agree: (request: QuoteRequest) => Promise<Quote | null>;
  /** Agrees like `agree`. Removes a code that the server refuses, and returns null then. */
  agreeOrDropCode: (request: QuoteRequest & Quote) => Promise<Quote | null>;
  /** The total that the shopper has seen when the new one is higher: paying it needs consent. Else null. */
  raisedFrom: number | null;
  /** Records the total that the shopper sees or accepts. */
  see: (totalCents: number) => void;
  /** Navigates after the payment turned out to have ended: to its result, or to a new payment when it was cancelled. */
  leadOn: () => Promise<void>;
}

/** Prepares the payment and syncs it. The server reserves stock first, to refuse a basket before the shopper types. */
export function usePayment(items: BasketItem[], email: string | undefined, rates: ShippingRates): Payment {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { stripePublishableKey } = useShop();
  const [isAgreeing, setAgreeing] = useState(false);
  const intent = useCreatePaymentIntent(items);
  const { data: response, error, repeat: renew } = intent;
  const { cents: seenCents, see } = useSeenTotal(items);
  const judged = useRef<string | null>(null);
  useEffect(() => {
    if (response) noteReservation(response);
  }, [response]);
  const isRefused = refusedLine(error) !== null;
  useEffect(() => {
    if (isRefused) void readAgain(client, [productsQuery.queryKey]);
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

  const tell = async ({ totalCents, discountCode, termsVersion }: QuoteRequest) => {
    const told = await updatePaymentIntent({
      paymentIntentId: intent.latest()!.paymentIntentId,
      total: centsToDecimal(totalCents),
      discountCode,
      email,
      termsVersion,
    });
    judged.current = judgement(told.quote, email);
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

  const agree = async (request: QuoteRequest) => {
    setAgreeing(true);
    try {
      const agreed = await tell(request);
      if (isShown(agreed)) {
        see(agreed.totalCents);
        return agreed;
      }
      await renew();
      showError(checkoutCopy.basketChanged, checkoutCopy.basketChangedText);
      return null;
    } catch (failure) {
      const quote = newQuote(failure);
      const hasNewTerms = changesTerms(failure);
      if (!quote && !hasNewTerms && !isOver(failure)) throw failure;
      showError(sentenceOf(failure, checkoutCopy.wrong));
      if (hasNewTerms) await renew();
      else if (!quote) await leadOn();
      else if (isShown(quote)) await tell(quote);
      else await renew();
      return null;
    } finally {
      setAgreeing(false);
    }
  };

  const agreeOrDropCode = async (quote: QuoteRequest & Quote) => {
    try {
      return await agree(quote);
    } catch (failure) {
      if (!refusesCode(failure)) throw failure;
      showError(discountCopy.invalid, sentenceOf(failure, discountCopy.invalidText));
      await agree({ totalCents: totalWith(quote, rates, null), discountCode: null });
      return null;
    }
  };

  const isBusy = intent.isPending || isAgreeing;
  const wanted = response ? judgement(response.quote, email) : null;
  const judge = useEffectEvent(() => {
    judged.current = wanted;
    void agreeOrDropCode(response!.quote).catch(() => undefined); // the order button asks again
  });
  useEffect(() => {
    if (wanted !== null && !isBusy && judged.current !== wanted) judge();
  }, [wanted, isBusy]);

  return {
    response,
    error,
    isBusy,
    renew,
    recheck: intent.repeatWhenIdle, // a concurrent first call could lack the cookie that this one sets
    orderAgain: again,
    agree,
    agreeOrDropCode,
    raisedFrom: isBusy ? null : raisedFrom(seenCents, response?.quote.totalCents),
    see,
    leadOn,
  };
}

/** Names a code and an e-mail address that the server judges together; null without either. */
function judgement({ discountCode }: Quote, email: string | undefined): string | null {
  return discountCode !== null && email !== undefined ? `${discountCode} ${email}` : null;
}
