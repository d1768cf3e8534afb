import { allJobs } from '../../app/all-jobs.js';
import { jobKey } from './job.js';
import { sendMail } from '../../mail/sending/send-mail.work.js';
import { sweepWork } from '../work/sweep-work.job.js';

const mailId = '0b5c2c2e-52a5-5f0e-8a53-3f3c2c3d1a01';

describe('a job', () => {
  it('accepts exactly the ids that it declares', () => {
    expect(sendMail.payload.parse({ mailId })).toEqual({ mailId });
    expect(sendMail.payload.safeParse({ mailId: 'anna@example.com' }).success).toBe(false);
    expect(sendMail.payload.safeParse({ mailId, to: 'anna@example.com' }).success).toBe(false);
    expect(sweepWork.payload.safeParse({ day: 1 }).success).toBe(false);
  });

  it('has a unique key in the queue that BullMQ accepts', () => {
    expect(jobKey(sendMail, 'a:b')).toBe('send-mail/a%3Ab');
    expect(jobKey(sendMail, '42')).toBe('send-mail/42');
    const ids = ['a:b', 'a/b', 'a%3Ab', 'a%2Fb'];
    expect(new Set(ids.map((id) => jobKey(sendMail, id))).size).toBe(ids.length);
    expect(ids.filter((id) => jobKey(sendMail, id).includes(':'))).toEqual([]);
  });

  it('is listed under one name only', () => {
    const names = allJobs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
