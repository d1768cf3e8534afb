import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';
import { ProxiedPostgres } from '../outage/proxied-postgres.js';
import { until } from '../support/waiting.js';

/** Not part of a base backup. */
const ownOfServer = /^(postmaster\.(pid|opts)|pg_wal|pg_replslot)$/;

/** A Postgres that archives its WAL, with a base backup, so that it can be restored to any moment after that. */
export class ArchivedPostgres {
  private constructor(
    private readonly folder: string,
    private readonly postgres: ProxiedPostgres,
  ) {}

  static async open(): Promise<ArchivedPostgres> {
    const folder = throwAwayFolder();
    const archived = new ArchivedPostgres(folder, await ProxiedPostgres.open(folder));
    archived.own(mkdirSync(archived.archive, { recursive: true })!);
    await archived.query(`alter system set archive_mode = on`);
    await archived.query(
      `alter system set archive_command = 'test ! -f ${archived.archive}/%f && cp %p ${archived.archive}/%f'`,
    );
    await archived.postgres.stop();
    await archived.postgres.start();
    return archived;
  }

  get places() {
    return this.postgres.places;
  }

  /** Copies the running cluster, as pg_basebackup does, which the packaged Postgres lacks. */
  async backUp(): Promise<void> {
    await this.use(async (client) => {
      await client.query(`select pg_backup_start('drill', fast => true)`);
      const filter = (path: string) => !ownOfServer.test(basename(path));
      cpSync(this.data, this.base, { recursive: true, filter, preserveTimestamps: true });
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
      writeFileSync(join(this.base, 'backup_label'), rows[0]!.labelfile);
    });
  }

  async now(): Promise<string> {
    const [row] = await this.query<{ now: string }>('select clock_timestamp()::text as now');
    return row!.now;
  }

  /** Archives the WAL so far, then loses the machine. */
  async lose(): Promise<void> {
    const [row] = await this.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    await until(() => existsSync(join(this.archive, row!.file)), 'the last segment of the WAL in the archive');
    await this.postgres.stop();
    rmSync(this.data, { recursive: true });
  }

  /** Follows docs/runbooks/point-in-time-restore.md. */
  async restore(moment: string): Promise<void> {
    cpSync(this.base, this.data, { recursive: true, preserveTimestamps: true });
    for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(join(this.data, name), { mode: 0o700 });
    const settings = [
      `restore_command = 'cp ${this.archive}/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
    ];
    writeFileSync(join(this.data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`, { flag: 'a' });
    writeFileSync(join(this.data, 'recovery.signal'), '');
    this.own(this.data);
    await this.postgres.start();
    const isOpen = async () =>
      !(await this.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers'))[0]!.recovers;
    await until(isOpen, 'the end of the recovery');
  }

  async close(): Promise<void> {
    await this.postgres.close();
    remove(this.folder);
  }

  private get home(): string {
    return realpathSync(join(this.folder, 'postgres'));
  }

  private get data(): string {
    return join(this.home, 'data');
  }

  private get base(): string {
    return join(this.home, 'base');
  }

  private get archive(): string {
    return join(this.home, 'archive');
  }

  /** Hands a folder to the account of the server, when the test runs as root. */
  private own(path: string): void {
    const { uid, gid } = statSync(this.home);
    chownSync(path, uid, gid);
    if (!statSync(path).isDirectory()) return;
    for (const name of readdirSync(path)) this.own(join(path, name));
  }

  private query<Row extends object>(sql: string): Promise<Row[]> {
    return this.use(async (client) => (await client.query<Row>(sql)).rows);
  }

  private async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.places.databaseUrl });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}
