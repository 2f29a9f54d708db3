import type { BusinessView } from '@oficio/contracts/businesses/view'
import type { TapKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import { buttonClasses } from '@/components/ui/button-classes'
import { Card } from '@/components/ui/card'
import { textLink } from '@/components/ui/link-classes'
import type { MapTiles } from '@/features/places/reach-map'
import { PlaceMap } from './place-map'

interface BusinessPlaceProps {
  business: BusinessView
  /** Null: the map shows door and town alone. */
  tiles: MapTiles | null
}

/** The place of its door: in words, by a link that leads there, and on a map on request. */
export function BusinessPlace({ business: { name, locations }, tiles }: BusinessPlaceProps) {
  const [place] = locations
  if (!place) return null
  const { address, city, state, postal_code: code, latitude, longitude, is_at_centre: isAtCentre } = place
  // Of the town's centre nothing is said: the map looks for the street.
  const destination = isAtCentre
    ? [address, city, state, 'Argentina'].filter(Boolean).join(', ')
    : `${latitude},${longitude}`
  return (
    <Card asChild className="space-y-2">
      <section aria-labelledby="donde">
        <h2 id="donde" className="text-xl">
          Dónde está
        </h2>
        <address className="not-italic">
          {address && <span className="block break-words">{address}</span>}
          {city}, {state}
          {code && ` (${code})`}
        </address>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`}
            rel="noopener noreferrer"
            target="_blank"
            data-reach={'directions' satisfies TapKind}
            className={textLink}
          >
            Cómo llegar
          </a>
          {!isAtCentre && (
            <PlaceMap
              name={name}
              door={{ latitude, longitude }}
              town={{
                nombre: `Centro de ${city}`,
                latitude: place.city_latitude,
                longitude: place.city_longitude,
              }}
              tiles={tiles}
              className={buttonClasses({ variant: 'outline' })}
            />
          )}
        </div>
      </section>
    </Card>
  )
}
