import { Module } from '@nestjs/common';
import { QuizAdviceController } from './quiz-advice.controller.js';

@Module({ controllers: [QuizAdviceController] })
export class QuizModule {}
