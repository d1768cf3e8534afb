/** The Payment Element: mounts the accordion in a shadow root, stores the input, and emits changes. */
export const PAYMENT_ELEMENT = /* js */ String.raw`
let elementCount = 0;

class PaymentElement {
  constructor(group, options) {
    this._group = group;
    this._options = options || {};
    this._uid = 'pe' + ++elementCount;
    this._handlers = {};
    this._values = {};
    this._method = null;
    this._host = null;
    this._destroyed = false;
  }

  on(event, handler) { (this._handlers[event] = this._handlers[event] || []).push(handler); return this; }
  once(event, handler) {
    const once = (payload) => { this.off(event, once); handler(payload); };
    return this.on(event, once);
  }
  off(event, handler) {
    this._handlers[event] = handler ? (this._handlers[event] || []).filter((h) => h !== handler) : [];
    return this;
  }
  _emit(event, payload) {
    for (const handler of (this._handlers[event] || []).slice()) handler(Object.assign({ elementType: 'payment' }, payload));
  }

  mount(target) {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (this._destroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    if (!place) throw new IntegrationError('The selector you specified (' + target + ') applies to no DOM elements that are currently on the page.');
    if (this._host && this._host.parentNode === place) return;
    this.unmount();
    place.classList.add('StripeElement');
    place.textContent = '';
    this._host = document.createElement('div');
    this._root = this._host.attachShadow({ mode: 'open' });
    place.appendChild(this._host);
    this._paint('<div class="Skeleton" role="status"><span class="Hidden">Betaalmethodes laden</span><i></i><i></i><i></i></div>');
    queueMicrotask(() => this._emit('loaderstart'));
    this._load(this._host);
  }

  async _load(host) {
    const result = await this._group._intent();
    if (this._host !== host) return;
    if (result.error) {
      this._paint('<p class="LoadError" role="alert">' + escapeText(result.error.message) + '</p>');
      this._emit('loaderror', { error: result.error });
      return;
    }
    this._intent = result.object;
    this._render();
    this._emit('ready');
    this._emit('availablepaymentmethodschange', { paymentMethods: methodsOffered(this._intent, this._options).map((type) => ({ type: type })) });
    if (this._method) this._changed();
  }

  _paint(html) {
    applyAppearance(this._host, this._group._options.appearance);
    styleRoot(this._root, STYLE + ruleText((this._group._options.appearance || {}).rules));
    this._root.innerHTML = html;
  }

  _layout() {
    const layout = this._options.layout;
    return typeof layout === 'object' && layout ? layout : { type: layout || 'accordion' };
  }

  _render() {
    const layout = this._layout();
    const methods = methodsOffered(this._intent, this._options);
    const defaults = (this._options.defaultValues || {}).billingDetails || {};
    for (const name of ['name', 'email']) if (this._values[name] === undefined && defaults[name]) this._values[name] = defaults[name];
    this._paint(elementView(this._uid, methods, (method) => this._fieldsOf(method), layout, this._intent));
    for (const input of this._root.querySelectorAll('.Input')) {
      input.value = this._values[input.name] || '';
      this._wire(input);
    }
    for (const radio of this._root.querySelectorAll('input[type=radio]')) {
      radio.addEventListener('change', () => this._select(radio.value));
      this._reportFocus(radio);
    }
    this._root.addEventListener('keydown', (event) => { if (event.key === 'Escape') this._emit('escape'); });
    if (!methods.includes(this._method)) this._method = layout.defaultCollapsed ? null : methods[0] || null;
    this._showSelection();
    this._showBrand();
  }

  _wire(input) {
    input.addEventListener('input', () => {
      const before = this._values[input.name] || '';
      const caret = digits(input.value.slice(0, input.selectionStart)).length;
      const atEnd = input.selectionStart === input.value.length;
      const value = CARD_RULES[input.name].format(input.value, before, this._card());
      this._values[input.name] = value;
      if (input.value !== value) {
        input.value = value;
        let at = 0;
        for (let seen = 0; at < value.length && seen < caret; at++) if (/\d/.test(value[at])) seen++;
        const place = atEnd ? value.length : at;
        input.setSelectionRange(place, place);
      }
      this._showProblem(input, null);
      if (input.name === 'number') this._showBrand();
      if (CARD_RULES[input.name].full(value, this._card())) {
        const problem = CARD_RULES[input.name].problem(value, this._card());
        if (problem) this._showProblem(input, problem);
        else if (atEnd && value.length > before.length) this._focusNext(input);
      }
      this._changed();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') this._showProblem(input, CARD_RULES[input.name].problem(input.value, this._card()));
    });
    this._reportFocus(input);
  }

  _reportFocus(input) {
    input.addEventListener('focus', () => this._emit('focus'));
    input.addEventListener('blur', () => this._emit('blur'));
  }

  _focusNext(input) {
    const inputs = this._inputs();
    const next = inputs[inputs.indexOf(input) + 1];
    if (next && next.value === '') next.focus();
  }

  _fieldsOf(method) { return fieldsAsked(method, this._intent, this._options); }
  _card() { return { number: this._values.number || '', expiry: this._values.expiry || '', cvc: this._values.cvc || '' }; }
  _inputs() { return this._method ? Array.from(this._root.querySelectorAll('.Input[data-method=' + this._method + ']')) : []; }

  _select(method) {
    this._method = method;
    this._showSelection();
    this._changed();
  }

  _showSelection() {
    for (const item of this._root.querySelectorAll('[data-item]')) {
      const chosen = item.dataset.item === this._method;
      item.classList.toggle('AccordionItem--selected', chosen);
      item.querySelector('input[type=radio]').checked = chosen;
      item.querySelector('.AccordionPanel').inert = !chosen;
    }
  }

  _showBrand() {
    const place = this._root.querySelector('[data-brands]');
    const brand = brandOf(digits(this._values.number || '')).name;
    if (place) place.innerHTML = brand === 'unknown' ? MARKS.visa + MARKS.mastercard : MARKS[brand];
  }

  _showProblem(input, code) {
    input.classList.toggle('Input--invalid', code !== null);
    if (code) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    const place = this._root.getElementById(input.id + '-error');
    const text = code ? MESSAGES[code] : '';
    if (place.textContent !== text) place.textContent = text;
  }

  _complete() {
    return this._method !== null && this._fieldsOf(this._method).every((name) => CARD_RULES[name].problem(this._values[name] || '', this._card()) === null);
  }

  _changed() {
    const fields = this._method ? this._fieldsOf(this._method) : [];
    this._emit('change', {
      empty: fields.length === 0 ? this._method === null : fields.every((name) => !this._values[name]),
      complete: this._complete(),
      collapsed: this._method === null,
      value: { type: this._method || '' },
    });
  }

  /** Shows errors, focuses the first, and returns it in Stripe's words; null without errors. */
  _validate() {
    if (!this._intent || !this._host) return validationError('incomplete_payment_method');
    if (this._method === null) return validationError('incomplete_payment_method');
    let first = null;
    for (const input of this._inputs()) {
      const problem = CARD_RULES[input.name].problem(input.value, this._card());
      this._showProblem(input, problem);
      if (problem && !first) { first = problem; input.focus(); }
    }
    return first ? validationError(first) : null;
  }

  /** The payment_method_data of the chosen method and its input. */
  _paymentMethodData() {
    const billing = {};
    for (const name of this._fieldsOf(this._method)) if (name === 'email' || name === 'name') billing[name] = (this._values[name] || '').trim();
    if (this._method === 'apple_pay') return { type: 'card', card: { token: 'tok_applepay' }, billing_details: billing };
    if (this._method !== 'card') return { type: this._method, billing_details: billing };
    const expiry = digits(this._values.expiry);
    return {
      type: 'card',
      card: { number: digits(this._values.number), exp_month: Number(expiry.slice(0, 2)), exp_year: 2000 + Number(expiry.slice(2)), cvc: this._values.cvc },
      billing_details: billing,
    };
  }

  update(options) {
    Object.assign(this._options, options);
    if (this._intent && this._host) this._render();
    return this;
  }
  collapse() { if (this._intent && this._host) this._select(null); return this; }
  focus() {
    const target = this._root && (this._inputs()[0] || this._root.querySelector('input[type=radio]:checked') || this._root.querySelector('input'));
    if (target) target.focus();
  }
  blur() { if (this._root && this._root.activeElement) this._root.activeElement.blur(); }
  clear() {
    this._values = {};
    if (this._intent && this._host) this._render();
  }
  unmount() {
    if (!this._host) return;
    if (this._host.parentNode) {
      this._host.parentNode.classList.remove('StripeElement');
      this._host.remove();
    }
    this._host = null;
    this._root = null;
  }
  destroy() {
    this.unmount();
    this._destroyed = true;
    this._handlers = {};
    this._group._forget(this);
  }
}
`;
