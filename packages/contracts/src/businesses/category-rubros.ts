/**
 * The default rubro of each category: a café gets 'Cafeterías' unless its owner chooses others. The ids are those of
 * the reference data, which never change.
 */
const rubroOfCategory: ReadonlyMap<number, number> = new Map([
  [1, 81],
  [2, 82],
  [3, 83],
  [4, 84],
  [5, 85],
  [6, 86],
  [7, 87],
  [8, 88],
  [9, 89],
  [10, 90],
])
const generalRubros: ReadonlySet<number> = new Set(rubroOfCategory.values())

/**
 * Returns the default rubro of the first category that has an available one, or null. Returns only one, because the
 * basic plan charges per rubro.
 */
export function presetRubro(
  categoryIds: readonly number[],
  rubros: readonly { id: number }[],
): number | null {
  const offeredIds = new Set(rubros.map(({ id }) => id))
  const fittingCategories = categoryIds
    .map((id) => rubroOfCategory.get(id))
    .find((id) => id !== undefined && offeredIds.has(id))
  return fittingCategories ?? null
}

/** Returns the rubros that add information to the categories of the business. */
export const tellingRubros = <T extends { id: number }>(rubros: readonly T[]): T[] =>
  rubros.filter(({ id }) => !generalRubros.has(id))
