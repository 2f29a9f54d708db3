import type { Tx } from '@oficio/db/client'

/** Puts a business into those categories. The caller holds its lock. */
export async function setCategories(
  tx: Tx,
  businessId: string,
  categoryIds: readonly number[],
): Promise<void> {
  await tx.businessCategoryLink.deleteMany({ where: { businessId, categoryId: { notIn: [...categoryIds] } } })
  await tx.businessCategoryLink.createMany({
    data: categoryIds.map((categoryId) => ({ businessId, categoryId })),
    skipDuplicates: true,
  })
}

/** Makes a business offer what those tags say. The caller holds its lock. */
export async function setTags(tx: Tx, businessId: string, tagIds: readonly number[]): Promise<void> {
  // A hidden category could not be left out by the form.
  await tx.businessTagLink.deleteMany({
    where: { businessId, tagId: { notIn: [...tagIds] }, tag: { retiredAt: null } },
  })
  await tx.businessTagLink.createMany({
    data: tagIds.map((tagId) => ({ businessId, tagId })),
    skipDuplicates: true,
  })
}

/** Makes those the rubros that a business offers, by which its plan is counted. The caller holds its lock. */
export async function setBusinessRubros(
  tx: Tx,
  businessId: string,
  rubroIds: readonly number[],
): Promise<void> {
  await tx.businessRubro.deleteMany({ where: { businessId, rubroId: { notIn: [...rubroIds] } } })
  await tx.businessRubro.createMany({
    data: rubroIds.map((rubroId) => ({ businessId, rubroId })),
    skipDuplicates: true,
  })
}
