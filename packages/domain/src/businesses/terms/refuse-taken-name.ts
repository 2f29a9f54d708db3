import { AppError } from '@oficio/contracts/errors'
import { foldText } from '@oficio/contracts/text/fold-text'
import type { StoredTerm } from './stored-terms'

/** Throws term_name_taken, beside the field, where another one of its kind is called so, whatever accents, case and signs. */
export function refuseTakenName(others: readonly StoredTerm[], name: string): void {
  const taken = others.find((one) => foldText(one.name) === foldText(name))
  if (!taken) return
  const text = `Ya existe «${taken.name}»${taken.retiredAt ? ', fuera de uso' : ''}.`
  throw new AppError('term_name_taken', { fields: { name: text } })
}
