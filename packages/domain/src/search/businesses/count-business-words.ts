import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'

/**
 * Lists the words that businesses which are listed use, with how many do. A word that is not listed yet is found all the
 * same; only its misspellings are not.
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
}

export const countBusinessWordsClock = atTimes(
  {
    name: 'count-business-words',
    label: 'Contar las palabras de la búsqueda de negocios',
    at: '43 */3 * * *',
  },
  countBusinessWords,
)
