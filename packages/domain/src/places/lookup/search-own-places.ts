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

/** Returns a page of our own places: one kind after the other, after the last page. */
export async function searchOwnPlaces(
  ctx: Ctx,
  { query, type, around }: AskedPlaces,
  last: Pick<OwnPage, 'kind' | 'after'> | null,
): Promise<Page> {
  const sources = ctx.registry.placeSources
  const from = last ? sources.findIndex(({ kind }) => kind === last.kind) : 0
  // One extra row tells whether there are more.
  const rowLimit = limits.placesPage + 1
  const candidates: (PlaceRow & { kind: string })[] = []
  for (const source of from === -1 ? [] : sources.slice(from)) {
    const after = source.kind === last?.kind ? last.after : null
    const rows = await source.search(
      ctx,
      { query, type, around },
      { after, take: rowLimit - candidates.length },
    )
    candidates.push(...rows.map((row) => ({ ...row, kind: source.kind })))
    if (candidates.length >= rowLimit) break
  }
  const pageRows = candidates.slice(0, limits.placesPage)
  const end = candidates.length > pageRows.length ? pageRows.at(-1) : undefined
  return {
    places: pageRows.map(({ place }) => place),
    nextPageToken: end
      ? writePageToken({
          source: 'own',
          page: { asked: { query, type, around }, kind: end.kind, after: [...end.cursor] },
        })
      : null,
  }
}
