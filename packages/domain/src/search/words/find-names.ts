import type { Tx } from '@oficio/db/client'
import { plannedOnce } from '@oficio/db/statement-names'
import { isFirstName } from './first-names'

/** A name with more users than this is a common word, or is in the list of common first names. */
const fewUsers = 300

/**
 * Returns which folded words are names of people: common first names, and first or last names of listed professionals.
 * Skips words that many professionals use, because the query would read each of those professionals.
 */
export async function findNames(db: Tx, words: readonly string[]): Promise<Set<string>> {
  const common = words.filter(isFirstName)
  const otherWords = words.filter((word) => !isFirstName(word))
  if (otherWords.length === 0) return new Set(common)
  const rows = await db.$queryRaw<{ word: string }[]>`
    SELECT asked.word FROM unnest(ARRAY(SELECT unnest(${otherWords}::text[]))) asked (word)
    WHERE (
      SELECT max(counted.professionals) FROM search_words counted
      WHERE counted.word = ANY (tsvector_to_array(to_tsvector('oficio', asked.word)))
    ) <= ${fewUsers} AND EXISTS (
      SELECT FROM search_profiles entry
      JOIN professionals professional ON professional.id = entry.professional_id
      JOIN users account ON account.id = professional.user_id
      WHERE entry.is_listed AND entry.words @@ plainto_tsquery('oficio', asked.word)
        AND asked.word = ANY (string_to_array(fold_text(concat_ws(' ', account.first_name, account.last_name)), ' '))
    ) ${plannedOnce}`
  return new Set([...common, ...rows.map(({ word }) => word)])
}
