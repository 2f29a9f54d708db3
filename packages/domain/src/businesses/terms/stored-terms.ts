import type { TermKind } from '@oficio/contracts/businesses/terms/terms'
import type { Tx } from '@oficio/db/client'

/** The columns of a category or a tag that decisions use. */
export interface StoredTerm {
  id: number
  name: string
  slug: string
  position: number
  synonyms: string[]
  retiredAt: Date | null
  version: number
}

/** The columns that a decision changes. */
export interface TermChange {
  name?: string
  synonyms?: string[]
  editedAt?: Date
  retiredAt?: Date | null
  mergedIntoId?: number | null
}

/** The facts of a new term. */
interface NewTerm {
  id: number
  name: string
  slug: string
  position: number
  editedAt: Date
}

interface Store {
  list(tx: Tx): Promise<StoredTerm[]>
  add(tx: Tx, term: NewTerm): Promise<StoredTerm>
  change(tx: Tx, id: number, change: TermChange): Promise<StoredTerm>
  setOrder(tx: Tx, ids: readonly number[]): Promise<unknown>
}

const inOrder = { orderBy: [{ position: 'asc' as const }, { id: 'asc' as const }] }
const nextVersion = { version: { increment: 1 } }
const withoutWords = <Row extends object>(row: Row) => ({ ...row, synonyms: [] })

/** The tables of categories and tags behind one interface. Tags have no synonyms, and categories are never merged. */
export const storeOf: Record<TermKind, Store> = {
  category: {
    list: (tx) => tx.businessCategory.findMany(inOrder),
    // The kind of place is unknown, so search engines see a local business, and the icon is a shop.
    add: (tx, term) =>
      tx.businessCategory.create({ data: { ...term, schemaType: 'LocalBusiness', icon: 'store' } }),
    change: (tx, id, { mergedIntoId: _none, ...change }) =>
      tx.businessCategory.update({ where: { id }, data: { ...change, ...nextVersion } }),
    setOrder: (tx, ids) => tx.$executeRaw`
      UPDATE business_categories SET position = placed.place
      FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS placed(id, place)
      WHERE business_categories.id = placed.id AND position <> placed.place`,
  },
  tag: {
    list: async (tx) => (await tx.businessTag.findMany(inOrder)).map(withoutWords),
    add: async (tx, term) => withoutWords(await tx.businessTag.create({ data: { ...term, icon: 'tag' } })),
    change: async (tx, id, { synonyms: _none, ...change }) =>
      withoutWords(await tx.businessTag.update({ where: { id }, data: { ...change, ...nextVersion } })),
    setOrder: (tx, ids) => tx.$executeRaw`
      UPDATE business_tags SET position = placed.place
      FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS placed(id, place)
      WHERE business_tags.id = placed.id AND position <> placed.place`,
  },
}
