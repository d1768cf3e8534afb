import { backupTasks } from './backup.tasks.js';
import { customerTasks } from './customers.tasks.js';
import { doctorTask } from './doctor.task.js';
import { eventTasks } from './events.tasks.js';
import { jobTasks } from './jobs.tasks.js';
import { mailTasks } from './mail.tasks.js';
import { orderTasks } from './orders.tasks.js';
import { paymentTasks } from './payments.tasks.js';
import { projectionTasks } from './projections.tasks.js';
import { seedTask } from './seed.task.js';
import { staffTasks } from './staff.tasks.js';
import { subscriptionTasks } from './subscriptions.tasks.js';
import type { Task } from '../task.js';

interface Group {
  /** Null: its tasks stand by themselves. */
  name: string | null;
  summary: string;
  tasks: readonly Task[];
}

/** Every command there is. What is not in this list does not exist. */
export const groups: readonly Group[] = [
  { name: null, summary: '', tasks: [doctorTask, ...backupTasks, seedTask] },
  { name: 'projections', summary: 'read models: status, rebuild, verify, skip', tasks: projectionTasks },
  { name: 'events', summary: 'the log: tail, show, stats', tasks: eventTasks },
  { name: 'payments', summary: 'money without an order', tasks: paymentTasks },
  { name: 'orders', summary: 'payments whose notice never came', tasks: orderTasks },
  { name: 'subscriptions', summary: 'deliveries that are due', tasks: subscriptionTasks },
  { name: 'jobs', summary: 'work that failed', tasks: jobTasks },
  { name: 'mail', summary: 'mails that failed', tasks: mailTasks },
  { name: 'customers', summary: 'the data of one person', tasks: customerTasks },
  { name: 'staff', summary: 'who may log in to the back office', tasks: staffTasks },
];
