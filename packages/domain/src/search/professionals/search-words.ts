import { Prisma } from '@oficio/db/generated/client'
import { anyOf, type WordList } from '../words/find-terms'

/** The words that professionals use of themselves. */
export const professionalWords: WordList = Prisma.sql`SELECT word, professionals AS users FROM search_words`

export const oneOfRubros = (ids: readonly number[]): string => anyOf(ids.map(rubroLexeme))
export const rubroLexeme = (id: number): string => `#${id}`
/** Stands among the words for all who are listed. */
export const anyProfessional = '#'
