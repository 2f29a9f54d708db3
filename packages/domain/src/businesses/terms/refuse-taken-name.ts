import { AppError } from '@oficio/contracts/errors'
import { foldText } from '@oficio/contracts/text/fold-text'
import type { StoredTerm } from './stored-terms'

/** Throws term_name_taken, beside the field, where another one of its kind is called so, whatever accents, case and signs. */
export function refuseTakenName(otherTerms: readonly StoredTerm[], name: string): void {
  const namesake = otherTerms.find((term) => foldText(term.name) === foldText(name))
  if (!namesake) return
  const text = `Ya existe «${namesake.name}»${namesake.retiredAt ? ', fuera de uso' : ''}.`
  throw new AppError('term_name_taken', { fields: { name: text } })
}
