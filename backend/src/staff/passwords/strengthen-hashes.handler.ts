import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { StaffAccounts } from '../staff-accounts.js';
import { strengthenHashes } from './strengthen-hashes.job.js';

@JobHandler(strengthenHashes)
export class StrengthenHashesHandler implements Handles<typeof strengthenHashes> {
  constructor(private readonly accounts: StaffAccounts) {}

  async handle(): Promise<void> {
    await this.accounts.strengthenHashes();
  }
}
