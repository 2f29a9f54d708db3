'use client'

import { limits } from '@oficio/contracts/limits'
import {
  type BusinessSearchQuery,
  type FoundBusiness,
  searchBusinessesEndpoint,
} from '@oficio/contracts/search/businesses'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { MapTiles } from '@/features/places/reach-map'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { isWorthRetrying } from '@/lib/api/is-worth-retrying'
import { drawBusinesses } from './draw-businesses'

export interface BusinessesMapProps {
  /** The search whose results are shown. */
  answered: BusinessSearchQuery
  /** Null: the points stand on an empty ground, with a scale. */
  tiles: MapTiles | null
  onClose: () => void
}

/** The first results of a search where they stand. The list beside it says the same in words. */
export function BusinessesMap({ answered, tiles, onClose }: BusinessesMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const { found, of, isAll, failure, retry } = useMapPoints(answered)

  const { url, attribution = '' } = tiles ?? {}

  useEffect(() => {
    if (!box.current || !found?.length) return
    return drawBusinesses(box.current, found, url ? { url, attribution } : null)
  }, [found, url, attribution])

  return (
    <section aria-label="Mapa de los resultados" className="w-full space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted-foreground">
          {countText(found?.length ?? null, { of, isAll })}
        </p>
        <Button variant="ghost" onClick={onClose}>
          Cerrar el mapa
        </Button>
      </div>
      {failure && (
        <Alert
          tone="error"
          title={failure.text}
          action={isWorthRetrying(failure) && <Button onClick={retry}>Reintentar</Button>}
        />
      )}
      {found?.length !== 0 && (
        <div
          ref={box}
          className="reach-map isolate aspect-square overflow-hidden rounded-card border border-border bg-muted sm:aspect-video"
        />
      )}
    </section>
  )
}

/** Returns how many stand on the map, and that the others have not said where their door is. */
function countText(shown: number | null, { of, isAll }: Pick<MapPoints, 'of' | 'isAll'>): string {
  if (shown === null) return 'Buscando dónde están…'
  if (of === 0) return ''
  if (shown === 0) return 'Ninguno de estos negocios marcó todavía su puerta en el mapa.'
  const all = isAll ? `los ${of}` : `los primeros ${of}`
  if (shown === of) return shown === 1 ? 'En el mapa, donde está.' : `En el mapa, ${all} resultados.`
  return `En el mapa, ${shown} de ${all}: los demás no marcaron su puerta.`
}

interface MapPoints {
  /** Those whose door is known; null while they are asked for. */
  found: readonly FoundBusiness[] | null
  of: number
  isAll: boolean
  /** Why they could not be asked for; null where they could. */
  failure: ErrorView | null
}

/** Asks for the first results of a search that the server answered, beyond the page that is shown, for the map. */
function useMapPoints(answered: BusinessSearchQuery): MapPoints & { retry: () => void } {
  const [points, setPoints] = useState<MapPoints>({ found: null, of: 0, isAll: false, failure: null })
  const [attempt, setAttempt] = useState(0)
  // What the page was rendered for; a tap on another filter opens another page.
  const key = JSON.stringify({ attempt, query: { ...answered, page: 1, limit: limits.searchPageMax } })
  useEffect(() => {
    const asking = new AbortController()
    const { query }: { query: BusinessSearchQuery } = JSON.parse(key)
    setPoints({ found: null, of: 0, isAll: false, failure: null })
    callApi(searchBusinessesEndpoint, { query, signal: asking.signal })
      .then(({ businesses, pagination }) => {
        const found = businesses.filter(({ locations: [place] }) => place && !place.is_at_centre)
        const of = businesses.length
        setPoints({ found, of, isAll: of >= pagination.totalCount, failure: null })
      })
      .catch((error) => {
        if (!asking.signal.aborted) setPoints({ found: [], of: 0, isAll: false, failure: errorOf(error) })
      })
    return () => asking.abort()
  }, [key])
  return { ...points, retry: () => setAttempt((count) => count + 1) }
}
