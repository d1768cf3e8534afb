import { Module } from '@nestjs/common';
import { AppConfig } from '../platform/config/app-config.js';
import { AddressLookupController } from './address-lookup.controller.js';
import { AddressLookups } from './address-lookups.js';
import { AddressRegister, NoAddressRegister } from './address-register.js';
import { PdokAddressRegister } from './pdok-address-register.js';

@Module({
  controllers: [AddressLookupController],
  providers: [
    AddressLookups,
    {
      provide: AddressRegister,
      inject: [AppConfig],
      useFactory: ({ addressRegisterUrl }: AppConfig) =>
        addressRegisterUrl ? new PdokAddressRegister(addressRegisterUrl) : new NoAddressRegister(),
    },
  ],
})
export class AddressesModule {}
