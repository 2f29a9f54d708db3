import type { MappedTown } from '@oficio/contracts/search/demand'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { formatList } from '@/lib/formats/format-list'
import { AreaSketch } from './area-sketch'

interface ProfileAreaProps {
  profile: Pick<PublicProfile, 'city' | 'serviceRadiusKm'>
  /** The larger towns in the work area, their own first. */
  towns: readonly MappedTown[]
}

/** Where they work: the towns in words, and a sketch of the area. It needs no map from another server. */
export function ProfileArea({ profile: { city, serviceRadiusKm }, towns }: ProfileAreaProps) {
  const [home, ...otherTowns] = towns
  return (
    <section
      aria-labelledby="zona"
      className="card card-padded grid items-center gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]"
    >
      <div>
        <h2 id="zona" className="text-2xl">
          Zona de trabajo
        </h2>
        <p className="mt-2">
          {city} y hasta {serviceRadiusKm} km a la redonda.
        </p>
        {otherTowns.length > 0 && (
          <p className="mt-2 text-muted-foreground">
            También va a {formatList(otherTowns.map(({ nombre }) => nombre))}.
          </p>
        )}
      </div>
      {home && otherTowns.length > 0 && (
        <AreaSketch home={home} towns={otherTowns} radiusKm={serviceRadiusKm} />
      )}
    </section>
  )
}
