import { Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { ManualCarrier } from './manual-carrier.js';
import { ParcelCarrier } from './parcel-carrier.port.js';
import { SendcloudCarrier } from './sendcloud/sendcloud-carrier.js';

@Module({
  providers: [
    {
      provide: ParcelCarrier,
      inject: [AppConfig],
      useFactory: ({ sendcloud }: AppConfig) => (sendcloud ? new SendcloudCarrier(sendcloud) : new ManualCarrier()),
    },
  ],
  exports: [ParcelCarrier],
})
export class CarriersModule {}
