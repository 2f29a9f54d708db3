import type { ReadSource } from '../kernel/ctx'
import { noKeptReads } from '../kernel/no-kept-reads'
import { pageTags } from '../kernel/pages/tags'
import { askedForRubros } from './list-rubros'

interface NamedRubro {
  id: number
  name: string
}

/**
 * Returns the rubro of that id; null where there is none, or where clients cannot ask for it (any more) and the request does
 * not have it already.
 */
export function findRubro(
  { db, kept = noKeptReads }: ReadSource,
  id: number,
  { isOwn }: { isOwn: boolean },
): Promise<NamedRubro | null> {
  return kept.read(`rubro:${id}:${isOwn}`, [pageTags.rubros], () =>
    db.rubro.findFirst({
      where: { id, ...(isOwn ? {} : askedForRubros) },
      select: { id: true, name: true },
    }),
  )
}
