import { pages } from '@oficio/contracts/pages'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { previewPath } from '@oficio/contracts/search/preview'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { viewLandingRows } from '@oficio/domain/search/landing/view-landing-rows'
import { getProfileNeighbours } from '@oficio/domain/search/profile/get-profile-neighbours'
import { JsonLd } from '@/components/json-ld'
import { trailGraph } from '@/features/search/landing/landing-graph'
import { profileGraph } from '@/features/search/profile/profile-graph'
import { profileSummary } from '@/features/search/profile/profile-summary'
import { ProfileView } from '@/features/search/profile/profile-view'
import { orNotFound } from '@/server/or-not-found'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { openGraphOf } from '../../../open-graph'
import { siteSettings } from '../../../site-settings'
import { profileTags, readProfile, readTrail, redirectToName } from '../read-profile'

// Cached as a whole at the first visit. Every change to the professional drops the page.
export const revalidate = 3600
export const generateStaticParams = () => []

/**
 * Returns the surroundings of a professional. If a similar one leaves the site or changes their name, the page is
 * dropped. A new one and other changes appear when the page is an hour old.
 */
async function readNeighbours(ctx: Ctx, id: string) {
  const key = `${pageTags.professional(id)}:neighbours`
  const {
    towns,
    similar: rows,
    similarRubro,
  } = await orNotFound(cachedRead(key, profileTags(id), () => getProfileNeighbours(ctx, { id })))
  const ids = rows.map(({ professionalId }) => professionalId)
  const similar = await cachedRead(`similar-to:${id}:${ids.join()}`, ids.map(pageTags.professionalLink), () =>
    viewLandingRows(ctx, rows),
  )
  return { towns, similar, similarRubro }
}

export const generateMetadata = readHead(pages.publicProfile, async ({ ctx, params }) => {
  const profile = await readProfile(ctx, params.profile)
  const { title, description } = profileSummary(profile)
  const url = profilePath(profile)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraphOf({
      title,
      description,
      url,
      type: 'profile',
      image: previewPath('professional', profile.id),
    }),
  }
})

export default page(pages.publicProfile, async ({ ctx, params }) => {
  const profile = await readProfile(ctx, params.profile)
  redirectToName(profile, params.profile)
  const [trail, neighbours] = await Promise.all([readTrail(ctx, profile), readNeighbours(ctx, profile.id)])
  const { origin } = siteSettings().site
  return (
    <>
      <JsonLd graph={[profileGraph(profile, origin), trailGraph(trail, origin)]} />
      <ProfileView profile={profile} trail={trail} {...neighbours} />
    </>
  )
})
