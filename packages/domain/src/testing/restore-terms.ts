import type { Db } from '@oficio/db/client'

/**
 * Returns a function that restores categories and tags of businesses, because other tests of this process rely on them.
 */
export async function restoreTerms(db: Db): Promise<() => Promise<void>> {
  const [categories, tags] = await Promise.all([db.businessCategory.findMany(), db.businessTag.findMany()])
  const addedTo = (keptRows: readonly { id: number }[]) => ({ notIn: keptRows.map(({ id }) => id) })
  return async () => {
    await db.businessCategoryLink.deleteMany({ where: { categoryId: addedTo(categories) } })
    await db.businessTagLink.deleteMany({ where: { tagId: addedTo(tags) } })
    await db.businessCategory.deleteMany({ where: { id: addedTo(categories) } })
    await db.businessTag.deleteMany({ where: { id: addedTo(tags) } })
    // First renames all rows, because two of them may have swapped names.
    await db.$executeRaw`UPDATE business_categories SET name = id || ' ' || name`
    await db.$executeRaw`UPDATE business_tags SET name = id || ' ' || name`
    for (const { id, ...columns } of categories)
      await db.businessCategory.update({ where: { id }, data: columns })
    for (const { id, ...columns } of tags) await db.businessTag.update({ where: { id }, data: columns })
  }
}
