import type { BusinessView } from '@oficio/contracts/businesses/view'
import type { TapKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import { buttonClasses } from '@/components/ui/button-classes'
import { Card } from '@/components/ui/card'
import { textLink } from '@/components/ui/link-classes'
import type { MapTiles } from '@/features/places/reach-map'
import { PlaceMap } from './place-map'

interface BusinessPlaceProps {
  business: BusinessView
  /** Null if no tiles are configured; the map then shows only the door and the town. */
  tiles: MapTiles | null
}

/** The address of the business, with a link to directions and a map on request. */
export function BusinessPlace({ business: { name, locations }, tiles }: BusinessPlaceProps) {
  const [place] = locations
  if (!place) return null
  const { address, city, state, postal_code: code, latitude, longitude, is_at_centre: isAtCentre } = place
  // If only the town's centre is known, the link contains the address, so that the map service looks for the street.
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
