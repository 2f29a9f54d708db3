'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'
import type { MapTiles } from '@/features/places/reach-map'
import { formatList } from '@/lib/formats/format-list'
import { DemandBox } from './demand-box'
import { toChoose } from './demand-text'
import { type DemandChoice, useDemand } from './use-demand'

const namesShown = 6

// Loaded separately, because its map library is as large as the rest of the form.
const ReachMap = dynamic(() => import('@/features/places/reach-map').then((module) => module.ReachMap), {
  ssr: false,
  loading: () => <div className="aspect-4/3 rounded-card bg-muted sm:aspect-video" />,
})

interface ReachPanelProps {
  choice: DemandChoice
  /** Null if no map tiles are configured; the map then shows only the towns. */
  tiles: MapTiles | null
}

/** Shows the effect of the chosen rubros and radius: the work area on a map, and the demand there. */
export function ReachPanel({ choice, tiles }: ReachPanelProps) {
  const { demand, hasFailed, isAsked, retry } = useDemand(choice)
  if (!isAsked) return <p className="rounded-card bg-muted p-4 text-muted-foreground">{toChoose(choice)}</p>
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-muted p-4">
        <span>No pudimos cargar las solicitudes de tu zona.</span>
        <Button variant="outline" onClick={retry}>
          Reintentar
        </Button>
      </div>
    )
  if (!demand)
    return <p className="rounded-card bg-muted p-4 text-muted-foreground">Buscando solicitudes...</p>
  const otherTowns = demand.towns.slice(1, namesShown + 1).map(({ nombre }) => nombre)
  return (
    <div className="space-y-3">
      <div aria-live="polite">
        <DemandBox demand={demand} />
      </div>
      <ReachMap center={demand.center} radiusKm={choice.radiusKm} towns={demand.towns} tiles={tiles} />
      {otherTowns.length > 0 && (
        <p className="text-sm text-muted-foreground">Llegás, entre otras, a {formatList(otherTowns)}.</p>
      )}
    </div>
  )
}
