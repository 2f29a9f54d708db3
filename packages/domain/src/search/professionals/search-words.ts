import { Prisma } from '@oficio/db/generated/client'
import { anyOf, type WordList } from '../words/find-terms'

/** The words that occur in the texts of professionals. */
export const professionalWords: WordList = Prisma.sql`SELECT word, professionals AS users FROM search_words`

export const oneOfRubros = (ids: readonly number[]): string => anyOf(ids.map(rubroLexeme))
export const rubroLexeme = (id: number): string => `#${id}`
/** The entry of the word list that holds the number of all listed professionals. */
export const anyProfessional = '#'
