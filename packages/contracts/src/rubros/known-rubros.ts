import { type KnownWords, knownWords } from '../text/words/known-words'
import type { RubroView } from './endpoints'

/** Returns the known words of rubros for `interpretWords`; call it once per list. */
export const knownRubros = (rubros: readonly RubroView[]): KnownWords =>
  knownWords(
    rubros.map(({ id, name, tradePlural, synonyms, description }) => ({
      id,
      name,
      phrases: [name, tradePlural, ...synonyms],
      description,
    })),
  )
