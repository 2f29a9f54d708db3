import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { OwnProfile } from '@oficio/contracts/professionals/profile'
import { visitor } from '@oficio/domain/kernel/actor'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { getOwnProfile } from '@oficio/domain/professionals/editing/get-own-profile'
import { getPublicProfile } from '@oficio/domain/search/profile/get-public-profile'
import { ChosenReach } from '@/app/chosen-reach'
import { siteSettings } from '@/app/site-settings'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { FixedFacts } from '@/features/professionals/editing/fixed-facts'
import { ProfileFacts } from '@/features/professionals/editing/profile-facts'
import { ProfileForm } from '@/features/professionals/editing/profile-form'
import { PortfolioForm } from '@/features/professionals/portfolio/portfolio-form'
import { CompletenessCard } from '@/features/professionals/profile/completeness-card'
import { HoursForm } from '@/features/professionals/working-hours/hours-form'
import { ProfilePreview } from '@/features/search/profile/profile-preview'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'
import { OwnPage } from '../own-page'
import { resolveViewedProfessional } from '../viewed-professional'
import { ViewedProfessionalNote } from '../viewed-professional-note'

const title = 'Mi perfil público'

export const metadata = head(pages.professionalProfile, { title })

export default page(pages.professionalProfile, async ({ ctx, actor, principal, query }) => {
  const viewed = resolveViewedProfessional(principal, (await query()).professionalId)
  const profile = await orNotFound(getOwnProfile(ctx, actor, viewed))
  if (viewed.isOwn && !isDecided(profile)) return <Undecided />
  const [publicProfile, provincias] = await Promise.all([
    profile.status === 'approved' ? getPublicProfile(ctx, visitor(), profile) : null,
    listProvincias(ctx),
  ])
  const { site, provider, mapTiles } = siteSettings()
  return (
    <OwnPage
      title={title}
      trail={viewed.isOwn && title}
      description="Lo que los clientes saben de vos antes de elegirte."
      above={<ViewedProfessionalNote {...viewed} />}
      isForeign={!viewed.isOwn}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        {viewed.isOwn && (
          <div className="min-w-0 lg:col-start-2">
            <CompletenessCard completeness={profile.completeness} formHref="" />
          </div>
        )}
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {viewed.isOwn ? (
            <>
              <noscript>
                <WithoutScripts
                  subject="Para cambiarlo"
                  supportEmail={site.supportEmail}
                  phone={provider.phone}
                />
              </noscript>
              <div className="needs-script space-y-6">
                <ProfileForm
                  profile={profile}
                  provincias={provincias}
                  reach={<ChosenReach tiles={mapTiles} />}
                  fixed={<FixedFacts registration={profile.registration} supportEmail={site.supportEmail} />}
                />
                <PortfolioForm photos={profile.portfolio} />
                <HoursForm hours={profile.hours} />
              </div>
            </>
          ) : (
            <ProfileFacts profile={profile} />
          )}
        </div>
        {publicProfile && (
          <div className="min-w-0 lg:col-start-2">
            <ProfilePreview profile={publicProfile} />
          </div>
        )}
      </div>
    </OwnPage>
  )
})

/**
 * Returns whether the site's team has approved the account, even if it was suspended later. Before, the professional
 * edits the registration on another page.
 */
const isDecided = ({ status }: OwnProfile): boolean => status === 'approved' || status === 'suspended'

function Undecided() {
  return (
    <OwnPage title={title} trail={title}>
      <Alert
        title="Todavía no hay perfil público"
        className="max-w-3xl"
        action={<ButtonLink href={paths.professionalRegistration()}>Ver los datos de mi registro</ButtonLink>}
      >
        Los clientes lo ven desde que nuestro equipo aprueba tu cuenta. Hasta entonces podés corregir lo que
        nos contaste.
      </Alert>
    </OwnPage>
  )
}
