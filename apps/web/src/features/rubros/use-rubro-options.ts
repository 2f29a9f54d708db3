import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useEffect, useMemo, useState } from 'react'
import { findRubros, searchableRubros } from './find-rubros'
import type { guessRubros } from './guess-rubros'

/** Fetched with the first letter that somebody types: most pages with a box of rubros are opened for something else. */
let guess: typeof guessRubros | undefined

/** Returns what a box of rubros offers for what was typed, best first. */
export function useRubroOptions(rubros: readonly RubroView[], search: string) {
  const [, setHasGuess] = useState(guess !== undefined)
  const candidates = useMemo(() => searchableRubros(rubros), [rubros])
  useEffect(() => {
    if (search === '' || guess) return
    const keep = ({ guessRubros }: typeof import('./guess-rubros')) => {
      guess = guessRubros
      setHasGuess(true)
    }
    // Without a connection there are no guesses; the next letter asks again.
    import('./guess-rubros').then(keep, () => undefined)
  }, [search])
  const found = findRubros(candidates, search)
  const offered = found.length === 0 && guess ? guess(candidates, search) : found
  return offered.map(({ id, name, description }) => ({
    value: String(id),
    label: name,
    detail: description.split('. ')[0] ?? '',
  }))
}
