import { interpretWords, type Meaning } from '@oficio/contracts/text/words/interpret-words'
import { knownWords } from '@oficio/contracts/text/words/known-words'
import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'
import { emptyMeaning } from '../words/read-meaning'

/** Returns the categories of businesses that a typed text means; an empty meaning without a text. */
export async function readCategories({ db, readCache }: Ctx, text: string | undefined): Promise<Meaning> {
  if (text === undefined) return emptyMeaning
  const vocabulary = await readCache.read(
    'business-categories:words',
    [pageTags.businessCategories],
    async () => {
      const categories = await db.businessCategory.findMany({
        where: { retiredAt: null },
        orderBy: { position: 'asc' },
      })
      return knownWords(
        categories.map(({ id, name, synonyms }) => ({
          id,
          name,
          phrases: [name, ...synonyms],
          description: '',
        })),
      )
    },
  )
  return interpretWords(vocabulary, text)
}
