import type { RubroView } from '@oficio/contracts/rubros/endpoints'

/** A rubro that a search form offers. */
export interface RubroChoice {
  id: number
  name: string
  isChosen: boolean
}

/**
 * Returns the rubros that a search of professionals offers: the chosen ones, the popular ones, and the rubros of the results.
 * Words find every other rubro, and a list of all of them would be a tenth of the page.
 */
export const usefulRubroChoices = (
  rubros: readonly RubroView[],
  chosenIds: readonly string[],
  resultRubros: ReadonlySet<string>,
): RubroChoice[] =>
  rubroChoices(
    rubros.filter(
      ({ id, name, isPopular }) => isPopular || resultRubros.has(name) || chosenIds.includes(String(id)),
    ),
    chosenIds,
  )

/** Returns the rubros that a search form offers, chosen rubros first. */
export function rubroChoices(rubros: readonly RubroView[], chosenIds: readonly string[]): RubroChoice[] {
  const choices = rubros.map(({ id, name }) => ({ id, name, isChosen: chosenIds.includes(String(id)) }))
  return [...choices.filter(({ isChosen }) => isChosen), ...choices.filter(({ isChosen }) => !isChosen)]
}
