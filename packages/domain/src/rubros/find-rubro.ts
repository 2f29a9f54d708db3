import type { ReadSource } from '../kernel/ctx'
import { noKeptReads } from '../kernel/no-kept-reads'
import { pageTags } from '../kernel/pages/tags'

interface NamedRubro {
  id: number
  name: string
}

/**
 * Returns the rubro of that id; null where there is none, or where it is not offered any more and is not what somebody has
 * already.
 */
export function findRubro(
  { db, kept = noKeptReads }: ReadSource,
  id: number,
  { isOwn }: { isOwn: boolean },
): Promise<NamedRubro | null> {
  return kept.read(`rubro:${id}:${isOwn}`, [pageTags.rubros], () =>
    db.rubro.findFirst({
      where: { id, ...(isOwn ? {} : { retiredAt: null }) },
      select: { id: true, name: true },
    }),
  )
}
