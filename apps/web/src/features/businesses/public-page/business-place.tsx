import type { BusinessView } from '@oficio/contracts/businesses/view'
import type { TapKind } from '@oficio/contracts/businesses/visit-kinds'
import { Card } from '@/components/ui/card'
import { textLink } from '@/components/ui/link-classes'

/** Where its door is, and the way to a map of it. */
export function BusinessPlace({ business: { locations } }: { business: BusinessView }) {
  const [place] = locations
  if (!place) return null
  const { address, city, state, postal_code: code, latitude, longitude, is_at_centre: isAtCentre } = place
  // Of the town's centre nothing is said: the map looks for the street.
  const wanted = isAtCentre
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
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wanted)}`}
          rel="noopener noreferrer"
          target="_blank"
          data-reach={'directions' satisfies TapKind}
          className={textLink}
        >
          Ver en el mapa
        </a>
      </section>
    </Card>
  )
}
