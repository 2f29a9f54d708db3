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
  answeredQuery: BusinessSearchQuery
  /** Null if no tiles are configured; the points then have an empty background and a scale. */
  tiles: MapTiles | null
  onClose: () => void
}

/** A map of the first results of a search. The list beside it contains the same results as text. */
export function BusinessesMap({ answeredQuery, tiles, onClose }: BusinessesMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const { points, total, isAll, failure, retry } = useMapPoints(answeredQuery)

  const { url, attribution = '' } = tiles ?? {}

  useEffect(() => {
    if (!box.current || !points?.length) return
    return drawBusinesses(box.current, points, url ? { url, attribution } : null)
  }, [points, url, attribution])

  return (
    <section aria-label="Mapa de los resultados" className="w-full space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted-foreground">
          {countText(points?.length ?? null, { total, isAll })}
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
      {points?.length !== 0 && (
        <div
          ref={box}
          className="reach-map isolate aspect-square overflow-hidden rounded-card border border-border bg-muted sm:aspect-video"
        />
      )}
    </section>
  )
}

/** Returns how many of the results are on the map. The others have not set their position. */
function countText(shownCount: number | null, { total, isAll }: Pick<MapPoints, 'total' | 'isAll'>): string {
  if (shownCount === null) return 'Buscando dónde están…'
  if (total === 0) return ''
  if (shownCount === 0) return 'Ninguno de estos negocios marcó todavía su puerta en el mapa.'
  const all = isAll ? `los ${total}` : `los primeros ${total}`
  if (shownCount === total)
    return shownCount === 1 ? 'En el mapa, donde está.' : `En el mapa, ${all} resultados.`
  return `En el mapa, ${shownCount} de ${all}: los demás no marcaron su puerta.`
}

interface MapPoints {
  points: readonly FoundBusiness[] | null
  total: number
  isAll: boolean
  /** Why the points could not be loaded, or null. */
  failure: ErrorView | null
}

/** Loads the first results of the search for the map, also from pages after the shown one. */
function useMapPoints(answeredQuery: BusinessSearchQuery): MapPoints & { retry: () => void } {
  const [points, setPoints] = useState<MapPoints>({ points: null, total: 0, isAll: false, failure: null })
  const [attempt, setAttempt] = useState(0)
  // The query of the rendered page. Changing a filter opens another page.
  const key = JSON.stringify({ attempt, query: { ...answeredQuery, page: 1, limit: limits.searchPageMax } })
  useEffect(() => {
    const asking = new AbortController()
    const { query }: { query: BusinessSearchQuery } = JSON.parse(key)
    setPoints({ points: null, total: 0, isAll: false, failure: null })
    callApi(searchBusinessesEndpoint, { query, signal: asking.signal })
      .then(({ businesses, pagination }) => {
        const locatedBusinesses = businesses.filter(({ locations: [place] }) => place && !place.is_at_centre)
        const total = businesses.length
        setPoints({ points: locatedBusinesses, total, isAll: total >= pagination.totalCount, failure: null })
      })
      .catch((error) => {
        if (!asking.signal.aborted) setPoints({ points: [], total: 0, isAll: false, failure: errorOf(error) })
      })
    return () => asking.abort()
  }, [key])
  return { ...points, retry: () => setAttempt((count) => count + 1) }
}
