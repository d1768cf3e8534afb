import type { ReturnStatus } from '../../../../../contracts/returns.js';
import type { Tone } from './status';

export const returnStatusNames: Record<ReturnStatus, string> = {
  requested: 'Aangevraagd',
  approved: 'Goedgekeurd',
  rejected: 'Afgewezen',
  completed: 'Voltooid',
};

export const returnStatusTones: Record<ReturnStatus, Tone> = {
  requested: 'waiting',
  approved: 'moving',
  rejected: 'bad',
  completed: 'good',
};
