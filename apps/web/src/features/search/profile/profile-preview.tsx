import { profilePath } from '@oficio/contracts/professionals/public-address'
import { personBehind, publicName } from '@oficio/contracts/professionals/public-name'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { MapPin } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Rating } from '@/components/ui/rating'

/**
 * A small preview of the public page, for its owner. It shows the stored data without private data, as the page does.
 */
export function ProfilePreview({ profile }: { profile: PublicProfile }) {
  const { photoUrl, rubros, city, state, serviceRadiusKm, rating } = profile
  const name = publicName(profile)
  const person = personBehind(profile)
  return (
    <Card asChild>
      <section aria-labelledby="asi-te-ven" className="space-y-4">
        <h2 id="asi-te-ven" className="text-xl">
          Así te ven los clientes
        </h2>
        <div className="flex items-center gap-4">
          <Avatar seed={profile.id} src={photoUrl} size="lg" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            {person && <p className="text-sm wrap-anywhere text-muted-foreground">{person}</p>}
            <Rating value={rating?.average ?? null} count={rating?.count ?? 0} />
          </div>
        </div>
        <ul aria-label="Rubros" className="flex flex-wrap gap-2">
          {rubros.map(({ id, name }) => (
            <li key={id}>
              <Badge tone="primary">{name}</Badge>
            </li>
          ))}
        </ul>
        <p className="flex gap-2 text-sm">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
          <span className="min-w-0">
            {city}, {state}, y hasta {serviceRadiusKm} km
          </span>
        </p>
        {profile.description && (
          <p className="line-clamp-4 text-sm wrap-anywhere whitespace-pre-line">{profile.description}</p>
        )}
        <ButtonLink href={profilePath(profile)} variant="outline" block>
          Ver mi página pública
        </ButtonLink>
      </section>
    </Card>
  )
}
