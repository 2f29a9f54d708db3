import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'
import { personBehind, publicName } from '@oficio/contracts/professionals/public-name'
import { type PublicProfile, quotePath } from '@oficio/contracts/search/public-profile'
import { rubroDrawing } from '@oficio/drawings/icons'
import { ChevronRight, LockKeyhole, MapPin } from 'lucide-react'
import { Cover } from '@/components/illustrations/cover'
import { Container } from '@/components/layout/container'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Breadcrumb, type BreadcrumbProps } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Rating } from '@/components/ui/rating'
import { RubroIcon } from '@/components/ui/rubro-icon'
import { CaptionedPhotos } from '@/features/photos/captioned-photos'
import { ProfileFacts } from './profile-facts'
import { ProfileReviews } from './profile-reviews'

interface ProfileViewProps {
  profile: PublicProfile
  /** The breadcrumb from the home page to this page. */
  trail: BreadcrumbProps['items']
}

/** The public page of a professional. It does not depend on the visitor, because it is cached. */
export function ProfileView({ profile, trail }: ProfileViewProps) {
  const { firstName, description, portfolio, rubros } = profile
  return (
    <Container className="pt-8 pb-16 md:pt-12">
      <Breadcrumb items={trail} />
      {portfolio.length === 0 && <Cover name={rubroDrawing(rubros[0]?.icon ?? '')} />}
      <ProfileHead profile={profile} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
        <div className="space-y-6 lg:col-start-2 lg:row-start-1">
          <AskForQuote profile={profile} />
          <Card className="space-y-5">
            <h2 className="text-xl">Lo que sabemos</h2>
            <ProfileFacts profile={profile} />
            <p className="flex gap-3 border-t pt-5 text-sm text-muted-foreground">
              <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
              Su teléfono y su dirección no son públicos: cuando pedís presupuesto, te contacta {firstName}.
            </p>
          </Card>
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-start-1">
          {description && (
            <section aria-labelledby="sobre">
              <h2 id="sobre" className="text-2xl">
                Sobre su trabajo
              </h2>
              <p className="mt-3 max-w-[68ch] break-words whitespace-pre-line">{description}</p>
            </section>
          )}
          <ProfilePortfolio photos={portfolio} />
          <ProfileReviews profile={profile} />
        </div>
      </div>
    </Container>
  )
}

/** The photos of their work. */
function ProfilePortfolio({ photos }: { photos: readonly PortfolioPhoto[] }) {
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="trabajos">
      <h2 id="trabajos" className="text-2xl">
        Fotos de sus trabajos
      </h2>
      <CaptionedPhotos
        photos={photos.map((photo, at) => ({ ...photo, alt: photo.caption || `Trabajo ${at + 1}` }))}
      />
    </section>
  )
}

/** The head of the page: photo, name, place, rating and rubros. On the narrowest phones the photo is above the name. */
function ProfileHead({ profile }: { profile: PublicProfile }) {
  const { photoUrl, rubros, city, state, rating, isAvailable } = profile
  const name = publicName(profile)
  const person = personBehind(profile)
  return (
    <header className="flex items-start gap-4 pt-5 pb-6 max-[22rem]:flex-col md:gap-6 md:pb-8">
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

/** Leads to the request form with the professional's only rubro, or offers a choice of rubros. */
function AskForQuote({ profile }: { profile: PublicProfile }) {
  const { rubros } = profile
  const [soleRubro] = rubros
  if (!soleRubro) return null
  return (
    <Card className="space-y-3">
      <h2 className="text-xl">Pedir presupuesto</h2>
      <p className="text-muted-foreground">
        {profile.isAvailable
          ? `Se lo ofrecemos primero a ${profile.firstName}, antes que a nadie. Sin costo y sin crear una cuenta.`
          : `${profile.firstName} no toma trabajos por ahora: tu solicitud les llega a otros profesionales de la zona.`}
      </p>
      {rubros.length === 1 ? (
        <ButtonLink href={quotePath(profile, soleRubro.id)} block>
          Pedir presupuesto
        </ButtonLink>
      ) : (
        <>
          <p id="presupuesto" className="font-semibold">
            ¿Para qué lo necesitás?
          </p>
          <ul aria-labelledby="presupuesto" className="space-y-2">
            {rubros.map(({ id, name, icon }) => (
              <li key={id}>
                <ButtonLink
                  href={quotePath(profile, id)}
                  block
                  className="h-auto min-h-11 py-2 whitespace-normal"
                >
                  <RubroIcon name={icon} className="size-5 shrink-0" />
                  <span className="min-w-0 flex-1 text-left break-words">{name}</span>
                  <ChevronRight aria-hidden className="size-5 shrink-0" />
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
