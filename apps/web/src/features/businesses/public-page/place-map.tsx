'use client'

import type { DoorMapProps } from '@/features/places/door-map'
import { useOpenedMap } from '@/features/places/use-opened-map'
import { inTime } from '@/lib/in-time'

interface PlaceMapProps extends Omit<DoorMapProps, 'onClose'> {
  /** The look of the button, which is the server's to know. */
  className: string
}

const load = async () => (await inTime(import('@/features/places/door-map'))).DoorMap

/** Opens the door of a business on a map. */
export function PlaceMap({ className, ...shown }: PlaceMapProps) {
  const { Opened, said, open, close } = useOpenedMap(load)
  return (
    <>
      {!Opened && (
        <button type="button" className={`needs-script ${className}`} onClick={() => void open()}>
          Ver en el mapa
        </button>
      )}
      <p role="status" className="text-muted-foreground empty:hidden">
        {said}
      </p>
      {Opened && <Opened {...shown} onClose={close} />}
    </>
  )
}
