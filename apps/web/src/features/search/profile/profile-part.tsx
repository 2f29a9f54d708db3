import { profilePath } from '@oficio/contracts/professionals/public-address'
import { publicName } from '@oficio/contracts/professionals/public-name'
import type { PublicReview, Rating } from '@oficio/contracts/reviews/endpoints'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { Container } from '@/components/layout/container'
import { TrailRow } from '@/components/layout/trail-row'
import { Avatar } from '@/components/ui/avatar'
import type { BreadcrumbProps } from '@/components/ui/breadcrumb'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { CaptionedPhotos } from '@/features/photos/captioned-photos'
import { AskForQuote, QuoteBar } from './ask-for-quote'
import { profilePhotos } from './profile-photos'
import { ProfileReviews } from './profile-reviews'

interface ProfilePartProps {
  profile: PublicProfile
  /** The breadcrumb from the home page to this page. */
  trail: BreadcrumbProps['items']
  /** The reviews to list. Null on the page with the photos. */
  list: { reviews: readonly PublicReview[]; stars: Rating | null; nextCursor: string | null } | null
}

/** A part of a public profile under its own address: all photos, or the reviews. */
export function ProfilePart({ profile, trail, list }: ProfilePartProps) {
  const name = publicName(profile)
  return (
    <Container className="pt-4 max-lg:pb-0 md:pt-8 lg:pb-16">
      <TrailRow trail={trail} name={name} path={profilePath(profile)} />
      <header className="mt-5 flex items-center gap-4">
        <Avatar seed={profile.id} src={profile.photoUrl} size="lg" />
        <div className="min-w-0">
          <h1 className="text-2xl break-words md:text-3xl">
            {list ? 'Reseñas' : 'Fotos'} de {name}
          </h1>
          <Link href={profilePath(profile)} className={textLink}>
            <Icon name="chevron-right" className="size-4 rotate-180" />
            Volver al perfil
          </Link>
        </div>
      </header>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="min-w-0">
          {list ? (
            <ProfileReviews profile={profile} reviews={list.reviews} list={list} />
          ) : (
            <CaptionedPhotos photos={profilePhotos(profile)} />
          )}
        </div>
        <div>
          <div className="lg:sticky lg:top-24">
            <AskForQuote profile={profile} />
          </div>
        </div>
      </div>
      <QuoteBar profile={profile} />
    </Container>
  )
}
