import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useEffect, useMemo, useState } from 'react'
import { findRubros, searchableRubros } from './find-rubros'

type GuesserOf = typeof import('./guess-rubros').guesserOf

/** Returns the rubros to offer for a typed text, best first, and whether guesses are still loading. */
export function useRubroOptions(rubros: readonly RubroView[], search: string) {
  const [guesserOf, setGuesserOf] = useState<GuesserOf | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isAsked = search !== ''
  // Load the guesser at the first letter, because most visitors of pages with this field do not use it.
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    setHasFailed(false)
    // Offline there are no guesses. The next search loads the code again.
    import('./guess-rubros').then(
      (part) => {
        if (!isGone) setGuesserOf(() => part.guesserOf)
      },
      () => isGone || setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [isAsked])
  const candidates = useMemo(() => searchableRubros(rubros), [rubros])
  const guess = useMemo(() => guesserOf?.(rubros), [guesserOf, rubros])
  return useMemo(() => {
    const matches = findRubros(candidates, search)
    const offeredRubros = matches.length === 0 && guess ? guess(search) : matches
    const options = offeredRubros.map(({ id, name, description }) => ({
      value: String(id),
      label: name,
      detail: description.split('. ')[0] ?? '',
    }))
    return { options, isLoading: search !== '' && matches.length === 0 && !guess && !hasFailed }
  }, [candidates, guess, hasFailed, search])
}
