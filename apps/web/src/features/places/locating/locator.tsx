'use client'

import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/lib/keep-focus'
import { type DeviceLocation, locate } from './locate'
import {
  addRecentLocation,
  forgetRecentLocations,
  type RecentLocation,
  readRecentLocations,
} from './recent-locations'

export interface LocatorProps {
  /** Returns the current choice, to detect whether the user chose by hand while the device was asked. */
  readChoice: () => string
  onLocated: (place: { provinciaId: number; localidadId: number; city: string }) => void
}

/**
 * Finds the town from the device's position, or from a recent location. It is opened by a tap, so it starts at once.
 * Recent locations can be chosen meanwhile.
 */
export function Locator({ readChoice, onLocated }: LocatorProps) {
  const [recent, setRecent] = useState(readRecentLocations)
  const [isLocating, setIsLocating] = useState(false)
  const [deviceLocation, setDeviceLocation] = useState<DeviceLocation | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const hasChosen = useRef(false)
  const take = (place: DeviceLocation) => {
    setDeviceLocation(place)
    setRecent(readRecentLocations())
    if (place.place) onLocated({ ...place.place, city: place.place.label.replace(/, [^,]*$/, '') })
  }
  const start = async () => {
    keepFocus()
    setDeviceLocation(null)
    setIsLocating(true)
    hasChosen.current = false
    const choice = readChoice()
    const place = await locate()
    setIsLocating(false)
    // A choice that the user made meanwhile takes precedence over the device.
    if (readChoice() === choice && !hasChosen.current) take(place)
    else setRecent(readRecentLocations())
  }
  const choose = (place: RecentLocation) => {
    hasChosen.current = true
    addRecentLocation({ ...place, timestamp: Date.now() })
    take({ place, failure: null })
  }
  const forget = () => {
    keepFocus()
    forgetRecentLocations()
    setRecent([])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    void start()
  }, [])

  return (
    <div className="space-y-3">
      <Button ref={button} variant="outline" isLoading={isLocating} onClick={start}>
        <LocateFixed aria-hidden />
        Usar mi ubicación
      </Button>
      {recent.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm text-muted-foreground">
            Ubicaciones recientes, guardadas solo en este dispositivo
          </legend>
          <div className="flex flex-wrap gap-2">
            {recent.map((place) => (
              <Button
                key={place.localidadId}
                variant="soft"
                className="h-auto min-h-11 max-w-full py-2 text-left whitespace-normal"
                onClick={() => choose(place)}
              >
                {place.label}
              </Button>
            ))}
            <Button variant="ghost" onClick={forget}>
              Olvidarlas
            </Button>
          </div>
        </fieldset>
      )}
      {deviceLocation && <LocatedNote {...deviceLocation} />}
    </div>
  )
}

function LocatedNote({ place, failure }: DeviceLocation) {
  if (!failure) {
    return (
      <p role="status" className="text-sm text-muted-foreground">
        Elegimos {place?.label}. Si el trabajo es en otro lugar, cambialo abajo.
      </p>
    )
  }
  return (
    <Alert tone="warning" title={failure.message}>
      {place && <p>Mientras tanto usamos la última: {place.label}. Si es en otro lugar, cambiala abajo.</p>}
      <ul className="mt-2 list-disc pl-5">
        {failure.suggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
    </Alert>
  )
}
