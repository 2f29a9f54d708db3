import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { publicName } from '@oficio/contracts/professionals/public-name'
import { photosPart } from '@oficio/contracts/reviews/page-parts'
import type { MappedTown } from '@oficio/contracts/search/demand'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { rubroDrawing } from '@oficio/drawings/icons'
import { Cover } from '@/components/illustrations/cover'
import { Container } from '@/components/layout/container'
import { TrailRow } from '@/components/layout/trail-row'
import type { BreadcrumbProps } from '@/components/ui/breadcrumb'
import { Glance } from '@/components/ui/glance'
import { PhotoMosaic } from '@/features/photos/photo-mosaic'
import { newestReviews } from '@/features/reviews/newest-reviews'
import { SimilarOnes } from '../similar-ones'
import { AskForQuote, QuoteBar } from './ask-for-quote'
import { ProfileArea } from './profile-area'
import { ProfileFacts, profileGlance } from './profile-facts'
import { ProfileHead } from './profile-head'
import { profilePhotos } from './profile-photos'
import { ProfileReviews } from './profile-reviews'
import { similarProfessional } from './similar-professional'

interface ProfileViewProps {
  profile: PublicProfile
  /** The breadcrumb from the home page to this page. */
  trail: BreadcrumbProps['items']
  /** The larger towns in their work area, their own first. */
  towns: readonly MappedTown[]
  /** Others of the same rubro nearby. */
  similar: readonly FoundProfessional[]
  /** The name of that rubro. Null if the professional has none that is still offered. */
  similarRubro: string | null
}

/** The public page of a professional. It does not depend on the visitor, because it is cached. */
export function ProfileView({ profile, trail, towns, similar, similarRubro }: ProfileViewProps) {
  const { description, rubros, reviews } = profile
  const photos = profilePhotos(profile)
  const path = profilePath(profile)
  const listing = trail.at(-2)?.href
  return (
    <Container className="pt-4 max-lg:pb-0 md:pt-8 lg:pb-16">
      <TrailRow trail={trail} name={publicName(profile)} path={path} />
      {photos.length > 0 ? (
        <PhotoMosaic photos={photos} allHref={`${path}/${photosPart}`} />
      ) : (
        <Cover name={rubroDrawing(rubros[0]?.icon ?? '')} />
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="min-w-0 space-y-6">
          <ProfileHead profile={profile} />
          <Glance facts={profileGlance(profile)} />
          {description && (
            <section aria-labelledby="sobre">
              <h2 id="sobre" className="text-2xl">
                Sobre su trabajo
              </h2>
              <p className="mt-3 max-w-[68ch] break-words whitespace-pre-line">{description}</p>
            </section>
          )}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-24">
            <AskForQuote profile={profile} />
          </div>
        </div>
        <div className="min-w-0 space-y-10">
          <ProfileFacts profile={profile} />
          <ProfileArea profile={profile} towns={towns} />
          <ProfileReviews profile={profile} reviews={reviews.slice(0, newestReviews)} />
        </div>
      </div>
      <div className="mt-12">
        <SimilarOnes
          title={similarRubro ? `Otros profesionales de ${similarRubro} cerca` : 'Otros profesionales cerca'}
          list={similar.map(similarProfessional)}
          all={{ label: 'Ver todos', href: listing ?? paths.searchProfessionals() }}
        />
      </div>
      <QuoteBar profile={profile} />
    </Container>
  )
}
