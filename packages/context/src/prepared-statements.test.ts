import { createDb } from '@oficio/db/client'
import { restoreRubros } from '@oficio/domain/testing/restore-rubros'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'

it.each([
  { isPooled: false, prepared: 1 },
  { isPooled: true, prepared: 0 },
])(
  'a connection keeps $prepared of what is asked again and again when isPooled is $isPooled',
  async ({ isPooled, prepared }) => {
    const { databaseUrl } = await createTestContext()
    const db = createDb({ url: databaseUrl, poolSize: 1, isPooled })
    try {
      for (const id of [1, 2, 3, 4]) await db.rubro.findUnique({ where: { id } })
      expect(
        await db.$queryRaw`SELECT count(*)::int AS prepared FROM pg_prepared_statements WHERE name <> ''`,
      ).toEqual([{ prepared }])
      // A prepared statement must survive a change of its table.
      await db.$executeRaw`ALTER TABLE rubros ADD COLUMN added int`
      await db.$executeRaw`ALTER TABLE rubros DROP COLUMN added`
      expect(await db.rubro.findUnique({ where: { id: 1 } })).toMatchObject({ id: 1 })
    } finally {
      await db.$disconnect()
    }
  },
)

it.each(['outside of a transaction', 'in a transaction'])(
  'queries again after the type of a column changed, %s',
  async (where) => {
    const { databaseUrl } = await createTestContext()
    const db = createDb({ url: databaseUrl, poolSize: 1 })
    const restore = await restoreRubros(db)
    const ask = async ({ rubro }: Pick<typeof db, 'rubro'>) => [
      await rubro.findUnique({ where: { id: 1 }, select: { icon: true } }),
      await rubro.update({ where: { id: 1 }, data: { icon: 'Wrench' }, select: { icon: true } }),
    ]
    try {
      for (const _ of [1, 2, 3, 4]) await ask(db)
      await db.$executeRaw`ALTER TABLE rubros ALTER COLUMN icon TYPE varchar(40)`
      const [readRow, writtenRow] = await (where === 'in a transaction' ? db.$transaction(ask) : ask(db))
      expect([readRow?.icon, writtenRow?.icon]).toEqual([expect.any(String), 'Wrench'])
      expect(await db.rubro.findUnique({ where: { id: 1 } })).toMatchObject({ icon: 'Wrench' })
    } finally {
      await db.$executeRaw`ALTER TABLE rubros ALTER COLUMN icon TYPE text`
      await restore()
      await db.$disconnect()
    }
  },
)
