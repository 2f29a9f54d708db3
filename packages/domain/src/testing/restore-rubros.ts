import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@oficio/db/client'

/** Returns a function that restores all rubros, because other tests of this process rely on the reference data. */
export async function restoreRubros(db: Db): Promise<() => Promise<void>> {
  const before = await db.rubro.findMany()
  return async () => {
    await db.rubro.deleteMany({ where: { id: { notIn: before.map(({ id }) => id) } } })
    const now = new Map((await db.rubro.findMany()).map((rubro) => [rubro.id, rubro]))
    const changed = before.filter((rubro) => !isDeepStrictEqual(rubro, now.get(rubro.id)))
    // First renames the changed rubros, because two of them may have swapped names.
    for (const { id } of changed)
      await db.$executeRaw`UPDATE rubros SET name = id || ' ' || name, slug = id || '-' || slug WHERE id = ${id}`
    for (const { id, ...columns } of changed) await db.rubro.update({ where: { id }, data: columns })
  }
}
