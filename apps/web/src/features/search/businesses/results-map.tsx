'use client'

import type { BusinessSearchQuery } from '@oficio/contracts/search/businesses'
import { buttonClasses } from '@/components/ui/button-classes'
import { useOpenedMap } from '@/features/places/use-opened-map'
import { inTime } from '@/lib/in-time'
import type { BusinessesMapProps } from './businesses-map'

interface ResultsMapProps {
  answeredQuery: BusinessSearchQuery
  tiles: BusinessesMapProps['tiles']
}

const load = async () => (await inTime(import('./businesses-map'))).BusinessesMap

/** The button that opens the results of a search on a map. */
export function ResultsMap({ answeredQuery, tiles }: ResultsMapProps) {
  const { OpenMap, status, open, close } = useOpenedMap(load)
  return (
    <>
      {!OpenMap && (
        <button
          type="button"
          className={`needs-script ${buttonClasses({ variant: 'outline' })}`}
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
