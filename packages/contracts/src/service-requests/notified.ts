import { z } from 'zod'
import { countOf } from '../text/count-of'

/** How many professionals were notified of a request so far, and what such professionals are called: 'plomeros'. */
export const notifiedCount = z
  .object({ count: z.number(), tradePlural: z.string() })
  .meta({ id: 'NotifiedProfessionals' })
export type NotifiedCount = z.infer<typeof notifiedCount>

/**
 * Returns a sentence for the client: 'Ya les avisamos a 6 plomeros de la zona de Rosario'. Null if nobody was notified
 * yet. Names the trade only in the plural, because the singular would state a gender, and only if it is a plural:
 * 'personal de limpieza' cannot be counted.
 */
export function notifiedText({ count, tradePlural }: NotifiedCount, city: string): string | null {
  if (count === 0) return null
  const isCountable = /^\S+s(?:\s|$)/.test(tradePlural)
  const people = countOf(count, 'profesional', isCountable ? tradePlural : 'profesionales')
  return `Ya ${count === 1 ? 'le' : 'les'} avisamos a ${people} de la zona de ${city}`
}
