'use client'

import type { BusinessSearchQuery } from '@oficio/contracts/search/businesses'
import { buttonClasses } from '@/components/ui/button-classes'
import { useOpenedMap } from '@/features/places/use-opened-map'
import { inTime } from '@/lib/in-time'
import { Sketch } from '../sketch/sketch'
import type { SketchFacts } from '../sketch/sketch-facts'
import type { BusinessesMapProps } from './businesses-map'

interface ResultsMapProps {
  /** Shown until the map is opened. */
  preview?: SketchFacts
  answeredQuery: BusinessSearchQuery
  tiles: BusinessesMapProps['tiles']
}

const load = async () => (await inTime(import('./businesses-map'))).BusinessesMap

/** The button that opens the results of a search on a map, on a sketch of it if there is one. */
export function ResultsMap({ preview, answeredQuery, tiles }: ResultsMapProps) {
  const { OpenMap, status, open, close } = useOpenedMap(load)
  return (
    <>
      {!OpenMap && preview && <Sketch {...preview} />}
      {!OpenMap && (
        <button
          type="button"
          className={`needs-script ${buttonClasses({ variant: 'outline', block: preview !== undefined })}`}
          onClick={() => void open()}
        >
          Ver mapa
        </button>
      )}
      <p role="status" className="text-muted-foreground empty:hidden">
        {status}
      </p>
      {OpenMap && <OpenMap answeredQuery={answeredQuery} tiles={tiles} onClose={close} />}
    </>
  )
}
