import { AppError } from '@oficio/contracts/errors'
import { foldText } from '@oficio/contracts/text/fold-text'
import type { StoredTerm } from './stored-terms'

/**
 * Throws term_name_taken for the name field if another term of the kind has the same name, ignoring accents, case and
 * punctuation.
 */
export function refuseTakenName(otherTerms: readonly StoredTerm[], name: string): void {
  const namesake = otherTerms.find((term) => foldText(term.name) === foldText(name))
  if (!namesake) return
  const text = `Ya existe «${namesake.name}»${namesake.retiredAt ? ', fuera de uso' : ''}.`
  throw new AppError('term_name_taken', { fields: { name: text } })
}
