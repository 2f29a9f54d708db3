import { type KnownWords, knownWords } from '../text/words/known-words'
import type { RubroView } from './endpoints'

/** Returns the words by which rubros are known, for `readMeant`; made once for a list. */
export const knownRubros = (rubros: readonly RubroView[]): KnownWords =>
  knownWords(
    rubros.map(({ id, name, tradePlural, synonyms, description }) => ({
      id,
      name,
      phrases: [name, tradePlural, ...synonyms],
      description,
    })),
  )
