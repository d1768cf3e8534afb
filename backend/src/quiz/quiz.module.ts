import { Module } from '@nestjs/common';
import { QuizAdviceController } from './quiz-advice.controller.js';
import { QuizAdvices } from './quiz-advices.js';
import { SweepAdvicesHandler } from './sweep-advices.handler.js';

@Module({ controllers: [QuizAdviceController], providers: [QuizAdvices, SweepAdvicesHandler], exports: [QuizAdvices] })
export class QuizModule {}
