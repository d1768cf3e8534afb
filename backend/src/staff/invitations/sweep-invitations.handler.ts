import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { InvitationMails } from './invitation-mails.js';
import { sweepInvitations } from './sweep-invitations.job.js';

@JobHandler(sweepInvitations)
export class SweepInvitationsHandler implements Handles<typeof sweepInvitations> {
  constructor(private readonly mails: InvitationMails) {}

  async handle(): Promise<void> {
    await this.mails.send();
  }
}
