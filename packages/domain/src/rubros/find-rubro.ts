import type { ReadSource } from '../kernel/ctx'
import { noReadCache } from '../kernel/no-read-cache'
import { pageTags } from '../kernel/pages/tags'
import { askedForRubros } from './list-rubros'

interface NamedRubro {
  id: number
  name: string
}

/**
 * Returns the rubro with that id if clients can choose it; otherwise null. With `isOwn`, the request already has the
 * rubro, so the rubro may also be retired or for businesses only.
 */
export function findRubro(
  { db, readCache = noReadCache }: ReadSource,
  id: number,
  { isOwn }: { isOwn: boolean },
): Promise<NamedRubro | null> {
  return readCache.read(`rubro:${id}:${isOwn}`, [pageTags.rubros], () =>
    db.rubro.findFirst({
      where: { id, ...(isOwn ? {} : askedForRubros) },
      select: { id: true, name: true },
    }),
  )
}
