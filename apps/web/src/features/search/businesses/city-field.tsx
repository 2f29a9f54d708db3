'use client'

import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { inTime } from '@/lib/in-time'
import { LocateHere } from '../locate-here'
import type { TownOffersProps } from './town-offers'

/** What is known of the town beside its name, as text; '' where it is not. */
interface HeldPlace {
  cityId: string
  latitude: string
  longitude: string
}

interface CityFieldProps extends HeldPlace {
  id: string
  cityName: string
  maxLength: number
  /** Of the message below, where there is one. */
  faultId: string | undefined
  /** The looks, which are the server's to know: they would weigh more here than all the rest. */
  controlClass: string
  linkClass: string
  children: ReactNode
}

const emptyPlace: HeldPlace = { cityId: '', latitude: '', longitude: '' }

/**
 * A town by its name: typed, chosen among the suggestions, or found by the device. Its name alone is enough;
 * suggestions are loaded when the field gets the focus.
 */
export function CityField({
  id,
  cityName,
  faultId,
  controlClass,
  linkClass,
  children,
  ...more
}: CityFieldProps) {
  const { maxLength, ...known } = more
  const [heldPlace, setHeld] = useState<HeldPlace>(known)
  const [Offers, setOffers] = useState<ComponentType<TownOffersProps> | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const load = async () => {
    if (Offers) return
    // Without it the name is typed.
    const part = await inTime(import('./town-offers')).catch(() => null)
    if (part) setOffers(() => part.TownOffers)
  }
  return (
    <div className="min-w-0 space-y-1.5">
      <LocateHere
        fieldId={id}
        className={linkClass}
        onLocated={({ localidadId, latitude, longitude }) =>
          setHeld({
            cityId: String(localidadId),
            latitude: String(latitude ?? ''),
            longitude: String(longitude ?? ''),
          })
        }
      >
        {children}
      </LocateHere>
      <div className="relative">
        <input
          ref={field}
          id={id}
          type="text"
          name="cityName"
          defaultValue={cityName}
          maxLength={maxLength}
          placeholder="Rosario, Santa Fe"
          autoComplete="off"
          aria-invalid={faultId ? true : undefined}
          aria-describedby={faultId}
          onFocus={load}
          onChange={() => setHeld(emptyPlace)}
          className={controlClass}
        />
        {Offers && (
          <Offers
            field={field}
            chosenId={heldPlace.cityId}
            onChoose={(cityId) => setHeld({ ...emptyPlace, cityId })}
          />
        )}
      </div>
      {Object.entries(heldPlace).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </div>
  )
}
