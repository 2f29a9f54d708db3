import type { RubroView } from '@oficio/contracts/rubros/endpoints'

/** A rubro that a search form offers. */
export interface RubroChoice {
  id: number
  name: string
  isChosen: boolean
}

/** Returns the rubros that a search form offers, chosen rubros first. */
export function rubroChoices(rubros: readonly RubroView[], chosenIds: readonly string[]): RubroChoice[] {
  const choices = rubros.map(({ id, name }) => ({ id, name, isChosen: chosenIds.includes(String(id)) }))
  return [...choices.filter(({ isChosen }) => isChosen), ...choices.filter(({ isChosen }) => !isChosen)]
}
