'use client'

import type { DoorMapProps } from '@/features/places/door-map'
import { useOpenedMap } from '@/features/places/use-opened-map'
import { inTime } from '@/lib/in-time'

interface PlaceMapProps extends Omit<DoorMapProps, 'onClose'> {
  /** The classes of the button, which the server computes. */
  className: string
}

const load = async () => (await inTime(import('@/features/places/door-map'))).DoorMap

/** A button that opens the door of a business on a map. */
export function PlaceMap({ className, ...place }: PlaceMapProps) {
  const { OpenMap, status, open, close } = useOpenedMap(load)
  return (
    <>
      {!OpenMap && (
        <button type="button" className={`needs-script ${className}`} onClick={() => void open()}>
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
