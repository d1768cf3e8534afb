import { Module } from '@nestjs/common';
import { OpenApiController } from './openapi.controller.js';

/** Describes the API by what the controllers themselves declare. */
@Module({ controllers: [OpenApiController] })
export class OpenApiModule {}
