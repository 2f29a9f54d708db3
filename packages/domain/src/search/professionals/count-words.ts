import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { anyProfessional } from './search-words'

/**
 * Updates the list of the words that listed professionals use, with the number of professionals for each. The list
 * serves only to correct misspellings and to estimate, so a search finds a new word before it is in the list.
 */
export async function countWords({ db }: Ctx): Promise<void> {
  await db.$executeRaw`
    WITH counted AS MATERIALIZED (
      SELECT word, ndoc::int AS professionals FROM ts_stat('SELECT words FROM search_profiles WHERE is_listed')
      UNION ALL
      SELECT ${anyProfessional}, count(*)::int FROM search_profiles WHERE is_listed
    ), gone AS (
      DELETE FROM search_words known WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = known.word)
    )
    INSERT INTO search_words (word, professionals) SELECT word, professionals FROM counted
    ON CONFLICT (word) DO UPDATE SET professionals = EXCLUDED.professionals
      WHERE search_words.professionals <> EXCLUDED.professionals`
  // Without statistics of a filled table, a misspelt word is compared with every word of the list.
  await db.$executeRaw`ANALYZE search_words`
}

export const countWordsClock = atTimes(
  { name: 'count-search-words', label: 'Contar las palabras de la búsqueda', at: '37 */3 * * *' },
  countWords,
)
