import { Module } from '@nestjs/common';
import { SavedViews } from './saved-views.js';
import { SavedViewsController } from './saved-views.controller.js';

@Module({ controllers: [SavedViewsController], providers: [SavedViews] })
export class SavedViewsModule {}
