import { limits } from '@oficio/contracts/limits'
import type { PlaceResult } from '@oficio/contracts/places/place-shapes'
import type { Ctx } from '../../kernel/ctx'
import type { AskedPlaces } from '../places-provider'
import { type OwnPage, writePageToken } from './page-token'
import type { PlaceRow } from './place-source'

interface Page {
  places: PlaceResult[]
  nextPageToken: string | null
}

/** Returns a page of the places that we know ourselves: one kind after the other, from where the last page ended. */
export async function searchOwnPlaces(
  ctx: Ctx,
  { query, type, around }: AskedPlaces,
  last: Pick<OwnPage, 'kind' | 'after'> | null,
): Promise<Page> {
  const sources = ctx.registry.placeSources
  const from = last ? sources.findIndex(({ kind }) => kind === last.kind) : 0
  // One more than is told says that there are more.
  const wanted = limits.placesPage + 1
  const found: (PlaceRow & { kind: string })[] = []
  for (const source of from === -1 ? [] : sources.slice(from)) {
    const after = source.kind === last?.kind ? last.after : null
    const rows = await source.search(ctx, { query, type, around }, { after, take: wanted - found.length })
    found.push(...rows.map((row) => ({ ...row, kind: source.kind })))
    if (found.length >= wanted) break
  }
  const told = found.slice(0, limits.placesPage)
  const end = found.length > told.length ? told.at(-1) : undefined
  return {
    places: told.map(({ place }) => place),
    nextPageToken: end
      ? writePageToken({
          of: 'own',
          page: { asked: { query, type, around }, kind: end.kind, after: [...end.cursor] },
        })
      : null,
  }
}
