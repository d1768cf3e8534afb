import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { phone, until } from '../support/storefront.js';
import { atPayment } from './till.js';

it('an unbreakable e-mail address fits the width of a phone', async () => {
  const visitor = await atPayment(phone, `${'mariannevandermeulendewit'.repeat(2)}@example.com`);
  await visitor.page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  await until(visitor.page, 'document.documentElement.scrollWidth <= window.innerWidth');
  await visitor.close();
});
