import { foldText } from '@oficio/contracts/text/fold-text'
import type { Ctx } from '../../kernel/ctx'
import { categoryLexeme, inName } from '../businesses/business-layers'
import { soughtFrom } from '../businesses/business-source'
import { byScore } from '../businesses/read-sought'
import type { PlaceTypes } from './place-types'

interface Typed {
  input: string
  types: readonly string[]
  known: PlaceTypes
}

/** Sorts behind whatever goes on with letters that a folded name may have. */
const afterAll = 'zzzzzzzz'
/** With fewer letters too many words begin so. */
const lettersOfWord = 3

/** Returns the businesses whose name begins like what is typed, then those with words that do, the best first. */
export async function suggestBusinesses(
  ctx: Ctx,
  { input, types, known }: Typed,
  take: number,
): Promise<string[]> {
  const typed = foldText(input)
  const named = [...known].filter(([, name]) => types.includes(name))
  const text = named.length > 0 ? `(${named.map(([id]) => `'${categoryLexeme(id)}'`).join(' | ')})` : null
  const everywhere = { kind: 'everywhere' } as const
  const sought = {
    now: ctx.clock.now(),
    area: everywhere,
    categoryId: null,
    tagIds: [],
    isOpen: false,
    isFeatured: false,
  }
  const byName = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT entry.business_id AS id FROM ${soughtFrom({ ...sought, text })}
      AND entry.name_key >= ${typed} AND entry.name_key <= ${`${typed}${afterAll}`}
      AND entry.name_key LIKE ${`${typed}%`}
    ORDER BY entry.name_key, entry.business_id LIMIT ${take}`
  const words = typed.split(' ').filter((word) => word.length >= lettersOfWord)
  const byWord =
    byName.length >= take || words.length === 0
      ? []
      : await ctx.db.$queryRaw<{ id: string }[]>`
          SELECT entry.business_id AS id FROM ${soughtFrom({ ...sought, text: beginning(words, text) })}
          ORDER BY ${byScore} LIMIT ${take}`
  return [...new Set([...byName, ...byWord].map(({ id }) => id))].slice(0, take)
}

/** Folded words have nothing in them that a query would read as anything else. */
const beginning = (words: readonly string[], category: string | null): string =>
  [...words.map((word) => `'${inName}${word}':*`), ...(category === null ? [] : [category])].join(' & ')
