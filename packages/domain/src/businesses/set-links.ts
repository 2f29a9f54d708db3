import type { Tx } from '@oficio/db/client'

/** Replaces the categories of a business. The caller must hold its lock. */
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

/** Replaces the tags of a business, but keeps retired tags. The caller must hold its lock. */
export async function setTags(tx: Tx, businessId: string, tagIds: readonly number[]): Promise<void> {
  // The form does not show retired tags, so the owner cannot have removed them on purpose.
  await tx.businessTagLink.deleteMany({
    where: { businessId, tagId: { notIn: [...tagIds] }, tag: { retiredAt: null } },
  })
  await tx.businessTagLink.createMany({
    data: tagIds.map((tagId) => ({ businessId, tagId })),
    skipDuplicates: true,
  })
}

/** Replaces the rubros of a business. Its plan is priced by their number. The caller must hold its lock. */
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
