import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { createDataSource } from './data-source.js';
import { countOf, entitiesWhere, oneRowOf, rowsOf } from './rows.js';

@Entity('shelves')
class Shelf {
  @PrimaryColumn('int')
  id: number;

  @Column('text', { nullable: true })
  labelText: string | null;
}

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url, [Shelf], { migrations: [] }).initialize();
  await dataSource.synchronize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(() => dataSource.query(`truncate shelves; insert into shelves values (1, 'a'), (2, 'b'), (3, null)`));

const Id = z.object({ id: z.int() });
const all = 'select id, label_text as "labelText" from shelves order by id';

describe('the rows of a statement', () => {
  it.each([
    ['a select', 'select id from shelves where id > $1', 1, [2, 3]],
    ['an insert', 'insert into shelves values ($1, null), (5, null) returning id', 4, [4, 5]],
    ['an update', `update shelves set label_text = 'c' where id > $1 returning id`, 1, [2, 3]],
    ['an update that changes nothing', 'update shelves set label_text = null where id = $1 returning id', 9, []],
    ['a delete', 'delete from shelves where id < $1 returning id', 3, [1, 2]],
    [
      'an update after a table expression',
      'with one as (select 1) update shelves set id = id where id = $1 returning id',
      1,
      [1],
    ],
  ])('are those of %s', async (_what, sql, value, ids) => {
    const rows = await rowsOf(dataSource, Id, sql, [value]);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids);
  });

  it('are refused when one does not fit its schema', async () => {
    const Labelled = z.object({ id: z.int(), labelText: z.string() });
    await expect(rowsOf(dataSource, Labelled, all)).rejects.toThrow(z.ZodError);
    expect(await rowsOf(dataSource, Labelled, all.replace('order', 'where id < 3 order'))).toHaveLength(2);
  });

  it('are one, or an error', async () => {
    expect(await oneRowOf(dataSource, Id, 'select id from shelves where id = 2')).toEqual({ id: 2 });
    await expect(oneRowOf(dataSource, Id, 'select id from shelves where id = 9')).rejects.toThrow('no row');
  });

  it('are counted, whether a statement changes or returns them', async () => {
    expect(await countOf(dataSource, 'update shelves set id = id where id > $1', [1])).toBe(2);
    expect(await countOf(dataSource, 'delete from shelves where id = $1', [9])).toBe(0);
    expect(await countOf(dataSource, all)).toBe(3);
    expect(await countOf(dataSource, 'insert into shelves values (3, null) on conflict do nothing returning id')).toBe(
      0,
    );
  });

  it('have the properties of their entity', async () => {
    expect(await entitiesWhere(dataSource, Shelf, 'id >= $1', [2])).toEqual([
      { id: 2, labelText: 'b' },
      { id: 3, labelText: null },
    ]);
  });
});
