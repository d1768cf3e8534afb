import { Module } from '@nestjs/common';
import { MailRecords } from '../mail/mail-records.query.js';
import { CodeMails } from './login/code-mails.js';
import { AdminCustomerDevicesController } from './devices/admin-customer-devices.controller.js';
import { CustomerDevicesController } from './devices/customer-devices.controller.js';
import { CustomerDevices } from './devices/customer-devices.js';
import { NewDeviceMails } from './devices/new-device-mails.js';
import { CustomerSessions } from './login/customer-sessions.js';
import { Customers } from './customers.js';
import { StoreCustomerHandler } from './store-customer.handler.js';
import { KnownDevices } from './login/known-devices.js';
import { LiveCodes } from './login/live-codes.js';
import { LoginCodes } from './login/login-codes.js';
import { LoginLimits } from './login/login-limits.js';
import { MailboxProofs } from './login/mailbox-proofs.query.js';
import { LoginController } from './login/login.controller.js';
import { SavedAddresses } from './saved-addresses.js';
import { ShippingAddressesController } from './shipping-addresses.controller.js';

@Module({
  controllers: [
    AdminCustomerDevicesController,
    CustomerDevicesController,
    LoginController,
    ShippingAddressesController,
  ],
  providers: [
    CodeMails,
    CustomerDevices,
    Customers,
    CustomerSessions,
    StoreCustomerHandler,
    KnownDevices,
    LiveCodes,
    LoginCodes,
    LoginLimits,
    MailboxProofs,
    MailRecords,
    NewDeviceMails,
    SavedAddresses,
  ],
  exports: [CodeMails, CustomerSessions, KnownDevices, LoginCodes, MailboxProofs],
})
export class CustomersModule {}
