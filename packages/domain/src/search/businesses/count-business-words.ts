import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'

/**
 * Updates the list of the words that listed businesses use, with the number of businesses for each. The list serves
 * only to correct misspellings, so a search finds a new word before it is in the list.
 */
export async function countBusinessWords({ db }: Ctx): Promise<void> {
  await db.$executeRaw`
    WITH counted AS MATERIALIZED (
      SELECT word, ndoc::int AS businesses
      FROM ts_stat('SELECT words FROM searched_businesses WHERE is_listed')
      WHERE word !~ '^[#=]'
    ), gone AS (
      DELETE FROM business_search_words known
      WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = known.word)
    )
    INSERT INTO business_search_words (word, businesses) SELECT word, businesses FROM counted
    ON CONFLICT (word) DO UPDATE SET businesses = EXCLUDED.businesses
      WHERE business_search_words.businesses <> EXCLUDED.businesses`
  // Without statistics of a filled table, a misspelt word is compared with every word of the list.
  await db.$executeRaw`ANALYZE business_search_words`
}

export const countBusinessWordsClock = atTimes(
  {
    name: 'count-business-words',
    label: 'Contar las palabras de la búsqueda de negocios',
    at: '43 */3 * * *',
  },
  countBusinessWords,
)
