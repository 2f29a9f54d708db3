import { texts } from '@oficio/contracts/texts'
import type { z } from 'zod'

/**
 * Returns the Spanish sentence for a fault whose schema has no sentence of its own: what the field would accept. Callers of
 * the API have no form that shows the choices.
 */
export function faultWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este dato.' : (typeWords[issue.expected] ?? texts.unexpected)
    case 'invalid_value':
      return `Puede ser: ${issue.values.map(String).join(', ')}.`
    case 'too_small':
      return sizeWords(issue.origin, 'al menos', issue.minimum)
    case 'too_big':
      return sizeWords(issue.origin, 'hasta', issue.maximum)
    case 'not_multiple_of':
      return `Tiene que ser múltiplo de ${issue.divisor}.`
    case 'invalid_format':
      return formatWords[issue.format] ?? texts.unexpected
    case 'invalid_union':
      return unionWords(issue.errors)
    default:
      return texts.unexpected
  }
}

const typeWords: Partial<Record<string, string>> = {
  number: 'Tiene que ser un número.',
  int: 'Tiene que ser un número entero.',
  string: 'Tiene que ser un texto.',
  boolean: 'Tiene que ser true o false.',
  array: 'Tiene que ser una lista.',
  object: 'Tiene que ser un objeto.',
}

const formatWords: Partial<Record<string, string>> = {
  uuid: 'Tiene que ser un id, por ejemplo 019a0c3e-7b52-7c41-9f0e-3d5a8b1c2d4e.',
  date: 'Escribí la fecha como 2026-11-30.',
  datetime: 'Escribí el momento como 2026-11-30T12:00:00.000Z.',
  safeint: 'Tiene que ser un número entero.',
}

const units: Partial<Record<string, string>> = { string: 'caracteres', array: 'elementos' }

function sizeWords(origin: string, bound: 'al menos' | 'hasta', size: number | bigint): string {
  const unit = units[origin]
  if (unit) return `Tiene que tener ${bound} ${size} ${unit}.`
  return `Tiene que ser ${size} o ${bound === 'hasta' ? 'menos' : 'más'}.`
}

/** An empty text counts as left out in many unions, so the last alternative is the one that the caller meant. */
function unionWords(alternatives: readonly z.core.$ZodIssue[][]): string {
  const message = alternatives.at(-1)?.[0]?.message
  return message && message !== 'Invalid input' ? message : texts.unexpected
}
