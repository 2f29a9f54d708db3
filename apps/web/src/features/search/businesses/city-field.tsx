'use client'

import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { controlClasses } from '@/components/ui/control-classes'
import { Icon } from '@/components/ui/icon'
import { inTime } from '@/lib/in-time'
import { LocateHere } from '../locate-here'
import type { TownOffersProps } from './town-offers'

/** The place of the chosen town, as text. Unknown values are ''. */
interface HeldPlace {
  cityId: string
  latitude: string
  longitude: string
}

interface CityFieldProps extends HeldPlace {
  id: string
  cityName: string
  maxLength: number
  /** The id of the error message, if there is one. */
  faultId: string | undefined
  /** The label of the field. */
  children: ReactNode
}

const emptyPlace: HeldPlace = { cityId: '', latitude: '', longitude: '' }

/**
 * The field for a town: typed, chosen from suggestions, or found by the device. The name alone is enough. The
 * suggestions are loaded when the field gets the focus.
 */
export function CityField({ id, cityName, faultId, children, ...more }: CityFieldProps) {
  const { maxLength, ...place } = more
  const [heldPlace, setHeldPlace] = useState<HeldPlace>(place)
  const [Offers, setOffers] = useState<ComponentType<TownOffersProps> | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const load = async () => {
    if (Offers) return
    // If the suggestions cannot be loaded, the user can still type the name.
    const part = await inTime(import('./town-offers')).catch(() => null)
    if (part) setOffers(() => part.TownOffers)
  }
  return (
    <div className="search-field">
      {children}
      <Icon name="map-pin" className="search-icon" />
      <LocateHere
        fieldId={id}
        onLocated={({ localidadId, latitude, longitude }) =>
          setHeldPlace({
            cityId: String(localidadId),
            latitude: String(latitude ?? ''),
            longitude: String(longitude ?? ''),
          })
        }
      >
        <input
          ref={field}
          id={id}
          type="text"
          name="cityName"
          defaultValue={cityName}
          maxLength={maxLength}
          placeholder="Tu ciudad"
          autoComplete="off"
          aria-invalid={faultId ? true : undefined}
          aria-describedby={faultId}
          onFocus={load}
          onChange={() => setHeldPlace(emptyPlace)}
          className={`${controlClasses} h-11 pr-11 pl-10`}
        />
        {Offers && (
          <Offers
            field={field}
            chosenId={heldPlace.cityId}
            onChoose={(cityId) => setHeldPlace({ ...emptyPlace, cityId })}
          />
        )}
      </LocateHere>
      {Object.entries(heldPlace).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </div>
  )
}
