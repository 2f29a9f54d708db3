import { basename } from 'node:path'
import { inTransaction } from '@oficio/db/migrate/in-transaction'
import { findChangedSqlFiles, listSqlObjects, readSqlFiles } from '@oficio/db/migrate/sql-files'
import { testDatabase } from '@oficio/domain/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { history } from './history'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: (await testDatabase()).url })
  await client.connect()
})
afterAll(() => client.end())

/** Returns all SQL objects except the ones that the tests add. */
const objects = async () =>
  (await listSqlObjects(client)).filter((name) => name !== 'function clean_for_test')

/** Returns the definitions as PostgreSQL stores them, including each body. */
async function definitions(): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    SELECT pg_get_functiondef(oid) AS text FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a' AND proname <> 'clean_for_test'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT viewname || ': ' || definition FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT matviewname || ': ' || definition FROM pg_matviews WHERE schemaname = 'public'
    ORDER BY 1`)
  return rows.map(({ text }) => text)
}

describe('functions, triggers and views', () => {
  it('have one file each, and no file defines anything else', async () => {
    const files = await readSqlFiles(history)
    expect(files.flatMap((file) => file.objects).sort()).toEqual((await objects()).sort())
  })

  it('are in a file that bears the name of one of them', async () => {
    const misnamed = (await readSqlFiles(history)).filter(
      ({ name, objects }) => !objects.some((object) => object.endsWith(` ${basename(name, '.sql')}`)),
    )
    expect(misnamed.map(({ name }) => name)).toEqual([])
  })

  it('have the text of their file in the database: applying all files again changes nothing', async () => {
    const files = await readSqlFiles(history)
    expect(await findChangedSqlFiles(client, files)).toEqual([])
    const before = await definitions()
    const rollback = new Error('undone')
    await inTransaction(client, async () => {
      for (const { sql } of files) await client.query(sql)
      expect(await definitions()).toEqual(before)
      throw rollback
    }).catch((error: unknown) => expect(error).toBe(rollback))
    expect(before).toHaveLength((await objects()).length)
  })
})
