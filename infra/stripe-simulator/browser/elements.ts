/** The return value of `stripe.elements()`. */
export const ELEMENTS = /* js */ String.raw`
class Elements {
  constructor(key, options) {
    this._key = key;
    this._options = Object.assign({}, options);
    this._element = null;
    this._loading = null;
    this._handlers = [];
    if (this._options.clientSecret) intentPath(this._options.clientSecret);
  }

  create(type, options) {
    if (type !== 'payment') throw new IntegrationError('The simulator supports only the Payment Element, not "' + type + '".');
    if (this._element) throw new IntegrationError('Can only create one Element of type payment through an Elements instance.');
    this._element = new PaymentElement(this, options);
    return this._element;
  }

  getElement(type) {
    return type === 'payment' || (type && type.__elementType === 'payment') ? this._element : null;
  }

  /** The one event of a group is 'update-end'. */
  on(event, handler) { if (event === 'update-end') this._handlers.push(handler); }
  off(event, handler) { this._handlers = this._handlers.filter((h) => handler && h !== handler); }

  update(options) {
    Object.assign(this._options, options);
    if (this._element && this._element._host) this._element.update({});
    for (const handler of this._handlers.slice()) queueMicrotask(handler);
  }

  /** Fetches the intent again after the shop's server has changed it. */
  async fetchUpdates() {
    this._loading = null;
    const result = await this._intent();
    if (result.error) return { error: result.error };
    if (this._element && this._element._host) {
      this._element._intent = result.object;
      this._element._render();
    }
    return {};
  }

  async submit() {
    const problem = this._element ? this._element._validate() : validationError('incomplete_payment_method');
    if (problem) return { error: problem };
    this._submitted = true;
    return { selectedPaymentMethod: this._element._method };
  }

  _intent() {
    const given = this._options;
    if (!given.clientSecret) {
      return Promise.resolve({ object: {
        object: given.mode === 'setup' ? 'setup_intent' : 'payment_intent',
        setup_future_usage: given.setupFutureUsage || given.setup_future_usage || null,
        payment_method_types: given.allowedPaymentMethodTypes || given.paymentMethodTypes || ['card', 'ideal', 'klarna'],
      } });
    }
    if (!this._loading) this._loading = retrieveIntent(this._key, given.clientSecret);
    return this._loading;
  }

  _forget(element) {
    if (this._element === element) this._element = null;
  }
}
`;
