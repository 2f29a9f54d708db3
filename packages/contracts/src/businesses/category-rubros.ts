/**
 * The rubro that says no more than a category does: a café has 'Cafeterías' unless its owner chooses others. Ids of the
 * reference data, which never change.
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
 * Returns the rubro that fits the first of the categories that has one on offer, or null. Only one, because the basic plan
 * charges for each rubro.
 */
export function presetRubro(
  categoryIds: readonly number[],
  rubros: readonly { id: number }[],
): number | null {
  const offeredIds = new Set(rubros.map(({ id }) => id))
  const fitting = categoryIds
    .map((id) => rubroOfCategory.get(id))
    .find((id) => id !== undefined && offeredIds.has(id))
  return fitting ?? null
}

/** Returns the rubros that tell a visitor more than the categories of the business do. */
export const tellingRubros = <T extends { id: number }>(rubros: readonly T[]): T[] =>
  rubros.filter(({ id }) => !generalRubros.has(id))
