import { personBehind, publicName } from '@oficio/contracts/professionals/public-name'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Rating } from '@/components/ui/rating'

/** The head of the page: photo, name, place and rubros. On the narrowest phones the photo is above the name. */
export function ProfileHead({ profile }: { profile: PublicProfile }) {
  const { photoUrl, rubros, city, state, rating, isAvailable } = profile
  const name = publicName(profile)
  const person = personBehind(profile)
  const count = rating?.count ?? 0
  return (
    <header className="flex items-start gap-4 max-[22rem]:flex-col md:gap-6">
      <Avatar seed={profile.id} src={photoUrl} size="xl" />
      <div className="min-w-0 grow space-y-2.5">
        <h1 className="text-3xl break-words tiny:text-2xl md:text-4xl">{name}</h1>
        {person && <p className="text-lg break-words text-muted-foreground">{person}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="inline-flex items-center gap-2">
            <Icon name="map-pin" className="size-5 shrink-0 text-primary" />
            {city}, {state}
          </span>
          {/* An average has its place among the facts below. */}
          {!hasAverage(count) && (
            <Rating value={rating?.average ?? null} count={count} className="text-base" />
          )}
        </p>
        <ul aria-label="Rubros" className="flex flex-wrap gap-2">
          {rubros.map(({ id, name }) => (
            <li key={id}>
              <Badge tone="primary">{name}</Badge>
            </li>
          ))}
          {!isAvailable && (
            <li>
              <Badge tone="sol">Sin lugar por ahora</Badge>
            </li>
          )}
        </ul>
      </div>
    </header>
  )
}
