import type { Account } from '../../account.js';
import type { Params } from '../../http/form-encoding.js';
import { refuseUnknown } from '../../http/params.js';
import type { StripeList } from '../../types.js';
import { PAYMENT_METHOD_TYPES } from './payment-method-creation.js';

/** The one configuration of the account: which methods its dashboard has switched on. */
export function listConfigurations(account: Account, params: Params): StripeList<object> {
  refuseUnknown(params, ['limit', 'starting_after', 'ending_before', 'application']);
  const methods = PAYMENT_METHOD_TYPES.map((type) => {
    const available = account.behaviour.offered.includes(type);
    const value = available ? 'on' : 'off';
    return [type, { available, display_preference: { overridable: null, preference: value, value } }] as const;
  });
  const configuration = {
    id: 'pmc_simulator',
    object: 'payment_method_configuration',
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
    ...Object.fromEntries(methods),
  };
  return { object: 'list', data: [configuration], has_more: false, url: '/v1/payment_method_configurations' };
}
