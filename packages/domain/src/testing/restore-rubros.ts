import type { Db } from '@oficio/db/client'

/** Returns what puts all rubros back as they are now: other tests of this process rely on the reference data. */
export async function restoreRubros(db: Db): Promise<() => Promise<void>> {
  const before = await db.rubro.findMany()
  return async () => {
    await db.rubro.deleteMany({ where: { id: { notIn: before.map(({ id }) => id) } } })
    // Each out of the way first: two may have changed names.
    await db.$executeRaw`UPDATE rubros SET name = id || ' ' || name, slug = id || '-' || slug`
    for (const { id, ...columns } of before) await db.rubro.update({ where: { id }, data: columns })
  }
}
