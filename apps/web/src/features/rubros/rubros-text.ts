import { countOf } from '@oficio/contracts/text/count-of'

/** Returns '1 rubro', '3 rubros'. */
export const rubrosText = (count: number): string => countOf(count, 'rubro', 'rubros')
