import type { BusinessFacet, BusinessSearchAnswer } from '@oficio/contracts/search/businesses'

const formatCount = (number: number): string => number.toLocaleString('es-AR')

/** Returns the number of results of a choice: '12', 'más de 1.000'. */
export const facetCount = ({
  count,
  isCountCapped,
}: Pick<BusinessFacet, 'count' | 'isCountCapped'>): string =>
  isCountCapped ? `más de ${formatCount(count)}` : formatCount(count)

/** Returns the heading of the results. */
export function resultsText({ businesses, pagination }: BusinessSearchAnswer): string {
  const { totalCount, isCountCapped } = pagination
  if (totalCount === 0) return 'No se encontraron resultados'
  return `Mostrando ${businesses.length} de ${facetCount({ count: totalCount, isCountCapped })} resultados`
}
