import type { FirstText, Seller } from './blocks.js';
import { cookies, privacy } from './privacy.js';
import { accessibility, complaints, contact, delivery, withdrawalForm } from './service.js';
import { terms } from './terms.js';

const all = [terms, privacy, cookies, accessibility, delivery, withdrawalForm, complaints, contact];

/** The texts that a new shop begins with, in Dutch, as version 1. */
export const firstTexts = (seller: Seller): FirstText[] => all.map((text) => text(seller));
