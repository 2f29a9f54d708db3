import { personBehind, publicName } from '@oficio/contracts/professionals/public-name'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { MapPin } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Rating } from '@/components/ui/rating'

/** Who it is, what they do and where: the picture beside the name, above it on the narrowest phones. */
export function ProfileHead({ profile }: { profile: PublicProfile }) {
  const { photoUrl, rubros, city, state, rating, isAvailable } = profile
  const name = publicName(profile)
  const person = personBehind(profile)
  return (
    <header className="flex items-start gap-4 pt-5 pb-6 tiny:flex-col md:gap-6 md:pb-8">
      <Avatar name={name} src={photoUrl} size="xl" />
      <div className="min-w-0 space-y-2.5">
        <h1 className="text-3xl break-words tiny:text-2xl md:text-4xl">{name}</h1>
        {person && <p className="text-lg break-words text-muted-foreground">{person}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="inline-flex items-center gap-2">
            <MapPin aria-hidden className="size-5 shrink-0 text-primary" />
            {city}, {state}
          </span>
          <Rating value={rating?.average ?? null} count={rating?.count ?? 0} className="text-base" />
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
