/** `window.Stripe`. */
export const STRIPE_OBJECT = /* js */ String.raw`
class StripeClient {
  constructor(key, options) {
    this._key = key;
    this._options = options || {};
    this._wrappers = [];
    this.apiVersion = SETTINGS.apiVersion;
  }

  elements(options) { return new Elements(this._key, options); }
  confirmPayment(options) { return confirmIntent(this._key, 'Payment', options); }
  confirmSetup(options) { return confirmIntent(this._key, 'Setup', options); }

  async retrievePaymentIntent(clientSecret) {
    const result = await retrieveIntent(this._key, clientSecret);
    return result.error ? { error: result.error } : { paymentIntent: result.object };
  }
  async retrieveSetupIntent(clientSecret) {
    const result = await retrieveIntent(this._key, clientSecret);
    return result.error ? { error: result.error } : { setupIntent: result.object };
  }

  /** Resumes an intent that requires action; redirects or opens the bank's window. */
  async handleNextAction(options) {
    const result = await retrieveIntent(this._key, options.clientSecret);
    if (result.error) return { error: result.error };
    return afterConfirmation(this._key, result.object, options.clientSecret, 'if_required');
  }
  handleCardAction(clientSecret) { return this.handleNextAction({ clientSecret: clientSecret }); }

  /** Takes the id of a stored payment method, or a group with a Payment Element. */
  async createPaymentMethod(options) {
    const element = options.elements ? options.elements.getElement('payment') : null;
    if (!element) return this._created(await callApi(this._key, 'POST', '/v1/payment_methods', options));
    const problem = element._validate();
    if (problem) return { error: problem };
    return this._created(await callApi(this._key, 'POST', '/v1/payment_methods', mergedMethodData(element, options.params)));
  }
  _created(result) { return result.error ? { error: result.error } : { paymentMethod: result.object }; }

  confirmCardPayment(clientSecret, data) {
    const method = (data || {}).payment_method;
    const params = typeof method === 'string' ? { payment_method: method } : method ? { payment_method_data: Object.assign({ type: 'card' }, method) } : {};
    if (data && data.return_url) params.return_url = data.return_url;
    if (data && data.receipt_email) params.receipt_email = data.receipt_email;
    if (data && data.shipping) params.shipping = data.shipping;
    return confirmIntent(this._key, 'Payment', { clientSecret: clientSecret, confirmParams: params, redirect: 'if_required' });
  }
  async createToken() {
    throw new IntegrationError('The simulator has no tokens: use the Payment Element.');
  }

  registerAppInfo(info) { this._wrappers.push(info); }
  _registerWrapper(info) { this._wrappers.push(info); }
}

function Stripe(key, options) {
  if (typeof key !== 'string' || !/^pk_/.test(key)) throw new IntegrationError('Please call Stripe() with your publishable key. You used: ' + key + '.');
  if (/^pk_live_/.test(key)) throw new IntegrationError('This page uses the Stripe simulator: do not use a live key.');
  return new StripeClient(key, options);
}
Stripe.version = SETTINGS.release;
window.Stripe = Stripe;
`;
