import type { MigrationInterface, QueryRunner } from 'typeorm';

const words = (columns: readonly string[]) => `shop_words(${columns.join(` || ' ' || `)})`;

/** `pg_trgm` is a trusted extension: the owner of a database may create it. */
export class RecordSearch1764440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const separators = `.,-–—‑()/''’‘"@_+`;
    const letters = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
    const plain = 'aaaaaaceeeeiiiinoooooouuuuyy';
    const ofContact = words(['name', 'email', 'address', `replace(postal_code, ' ', '')`, 'city']);
    const ofCustomer = words([
      `coalesce(first_name, '')`,
      `coalesce(last_name, '')`,
      'email',
      `coalesce(address, '')`,
      `replace(coalesce(postal_code, ''), ' ', '')`,
      `coalesce(city, '')`,
    ]);
    await runner.query(`
      create extension if not exists pg_trgm;
      create function shop_words(text) returns text language sql immutable parallel safe
        return ' ' || translate(lower($1), '${letters}${separators}', '${plain}${' '.repeat(separators.length - 1)}');
      create function shop_phone(text) returns text language sql immutable parallel safe
        return regexp_replace(regexp_replace($1, '\\D', '', 'g'), '^(00)?310?', '0');
      create index contacts_by_words on contacts using gin ((${ofContact} || ' ' || shop_phone(phone)) gin_trgm_ops);
      create index customers_by_words on customers
        using gin ((${ofCustomer} || ' ' || shop_phone(coalesce(phone, ''))) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index customers_by_words;
      drop index contacts_by_words;
      drop function shop_phone(text);
      drop function shop_words(text);
      drop extension pg_trgm;
    `);
  }
}
