import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { foldText } from '@oficio/contracts/text/fold-text'
import { findRubros, searchableRubros } from '../../rubros/find-rubros'

/**
 * Returns the visitor's text from another page as the start of the description. Returns '' for a single word that names
 * a rubro ('plomero'), because it describes nothing. Completes the beginning of a known phrase ('pérdida de g').
 */
export function descriptionOf(need: string, rubros: readonly RubroView[]): string {
  const search = foldText(need)
  if (search === '') return ''
  if (!search.includes(' ')) return findRubros(searchableRubros(rubros), need).length > 0 ? '' : need
  const phrases = rubros.flatMap(({ synonyms }) => synonyms)
  return phrases.find((phrase) => foldText(phrase).startsWith(search) && phrase.length > need.length) ?? need
}
