import { backupTasks } from './backup.tasks.js';
import { bookTasks } from './books.tasks.js';
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
  /** Null for tasks without a group. */
  name: string | null;
  summary: string;
  tasks: readonly Task[];
}

export const groups: readonly Group[] = [
  { name: null, summary: '', tasks: [doctorTask, ...backupTasks, seedTask] },
  { name: 'projections', summary: 'read models: status, rebuild, verify, skip', tasks: projectionTasks },
  { name: 'events', summary: 'the log: tail, show, stats', tasks: eventTasks },
  { name: 'payments', summary: 'payments without an order', tasks: paymentTasks },
  { name: 'books', summary: 'orders, invoices, VAT return and audit file', tasks: bookTasks },
  { name: 'orders', summary: 'payments whose webhook is missing', tasks: orderTasks },
  { name: 'subscriptions', summary: 'deliveries that are due', tasks: subscriptionTasks },
  { name: 'jobs', summary: 'failed refunds, mails and commands', tasks: jobTasks },
  { name: 'mail', summary: 'failed mails', tasks: mailTasks },
  { name: 'customers', summary: 'the data of one person', tasks: customerTasks },
  { name: 'staff', summary: 'back-office accounts', tasks: staffTasks },
];
