import { paymentMethodNames } from '../../../contracts/payments/payment-methods.js';
import { API_VERSION } from '../account.js';
import { API_CLIENT } from './api-client.js';
import { AUTHENTICATION_WINDOW } from './authentication-window.js';
import { CARD_FIELDS } from './card-fields.js';
import { CONFIRMATION } from './confirmation.js';
import { ELEMENT_STYLE } from './element-style.js';
import { ELEMENT_VIEW } from './element-view.js';
import { ELEMENTS } from './elements.js';
import { BROWSER_MARKS } from './marks.js';
import { MESSAGES } from './messages.js';
import { PAYMENT_ELEMENT } from './payment-element.js';
import { STRIPE_OBJECT } from './stripe-object.js';

/**
 * The text of `/stripe.js`: a script that defines `window.Stripe`. The parts are strings because they run in browsers
 * only: the compiler settings here have no DOM, and nothing needs copying into `dist`.
 */
export function stripeJs(publicUrl: string, merchantName: string): string {
  const settings = {
    base: publicUrl,
    merchantName,
    methodNames: paymentMethodNames,
    apiVersion: API_VERSION,
    release: API_VERSION.slice(API_VERSION.indexOf('.') + 1),
  };
  const parts = [
    MESSAGES,
    API_CLIENT,
    CARD_FIELDS,
    BROWSER_MARKS,
    ELEMENT_STYLE,
    ELEMENT_VIEW,
    PAYMENT_ELEMENT,
    ELEMENTS,
    AUTHENTICATION_WINDOW,
    CONFIRMATION,
    STRIPE_OBJECT,
  ];
  return `(function () {\n'use strict';\nconst SETTINGS = ${JSON.stringify(settings)};\n${parts.join('')}})();\n`;
}
