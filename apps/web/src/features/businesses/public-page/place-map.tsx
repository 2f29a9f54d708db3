'use client'

import { buttonClasses } from '@/components/ui/button-classes'
import type { DoorMapProps } from '@/features/places/door-map'
import { useOpenedMap } from '@/features/places/use-opened-map'
import { inTime } from '@/lib/in-time'

const load = async () => (await inTime(import('@/features/places/door-map'))).DoorMap

/** A button that opens the door of a business on a map. */
export function PlaceMap(place: Omit<DoorMapProps, 'onClose'>) {
  const { OpenMap, status, open, close } = useOpenedMap(load)
  return (
    <>
      {!OpenMap && (
        <button
          type="button"
          className={`needs-script ${buttonClasses({ variant: 'outline' })}`}
          onClick={() => void open()}
        >
          Ver en el mapa
        </button>
      )}
      <p role="status" className="text-muted-foreground empty:hidden">
        {status}
      </p>
      {OpenMap && <OpenMap {...place} onClose={close} />}
    </>
  )
}
