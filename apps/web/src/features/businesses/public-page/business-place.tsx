'use client'

import type { TapKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import { textLink } from '@/components/ui/link-classes'
import type { MapTiles } from '@/features/places/reach-map'
import type { placeFacts } from './business-facts'
import { PlaceMap } from './place-map'

type BusinessPlaceProps = NonNullable<ReturnType<typeof placeFacts>> & {
  /** Null if no tiles are configured; the map then shows only the door and the town. */
  tiles: MapTiles | null
}

/** The address of the business, with a link to directions and a map on request. */
export const BusinessPlace = ({ address, town, directionsUrl, map, tiles }: BusinessPlaceProps) => (
  <section aria-labelledby="donde" className="card card-padded space-y-2">
    <h2 id="donde" className="text-xl">
      Dónde está
    </h2>
    <address className="not-italic">
      {address && <span className="block break-words">{address}</span>}
      {town}
    </address>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <a
        href={directionsUrl}
        rel="noopener noreferrer"
        target="_blank"
        data-reach={'directions' satisfies TapKind}
        className={textLink}
      >
        Cómo llegar
      </a>
      {map && <PlaceMap {...map} tiles={tiles} />}
    </div>
  </section>
)
