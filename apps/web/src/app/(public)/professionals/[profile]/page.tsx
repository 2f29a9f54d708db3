import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { profileIdOf, profilePath } from '@oficio/contracts/professionals/public-address'
import { publicName } from '@oficio/contracts/professionals/public-name'
import { previewPath } from '@oficio/contracts/search/preview'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { findLandingOfProfessional } from '@oficio/domain/search/landing/find-landing-of-professional'
import { getPublicProfile } from '@oficio/domain/search/profile/get-public-profile'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { trailGraph } from '@/features/search/landing/landing-graph'
import { profileTrail } from '@/features/search/landing/landing-words'
import { profileGraph } from '@/features/search/profile/profile-graph'
import { profileSummary } from '@/features/search/profile/profile-summary'
import { ProfileView } from '@/features/search/profile/profile-view'
import { orNotFound } from '@/server/or-not-found'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { openGraphOf } from '../../../open-graph'
import { siteSettings } from '../../../site-settings'

// Cached as a whole at the first visit. Every change to the shown data drops the page.
export const revalidate = 3600
export const generateStaticParams = () => []

/**
 * Returns the public profile of the professional in the address. Cached per request for the head and the body of the
 * page.
 */
const readProfile = cache(async (ctx: Ctx, address: string): Promise<PublicProfile> => {
  const id = profileIdOf(address)
  if (!id) notFound()
  const tag = pageTags.professional(id)
  const read = () => getPublicProfile(ctx, visitor(), { id })
  return orNotFound(cachedRead(tag, [tag, pageTags.rubros, pageTags.places], read))
})

/** Returns the position of the professional among the landing pages of their rubro. */
const readTrail = async (ctx: Ctx, profile: PublicProfile) => {
  const { id } = profile
  const tag = pageTags.professional(id)
  const tags = [tag, pageTags.rubros, pageTags.places]
  const read = () => findLandingOfProfessional(ctx, { id })
  return profileTrail(publicName(profile), await cachedRead(`${tag}:landing`, tags, read))
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
  const url = profilePath(profile)
  // Redirects the bare id and every earlier name to the current address.
  if (url !== paths.publicProfile(params.profile)) permanentRedirect(url)
  const trail = await readTrail(ctx, profile)
  const { origin } = siteSettings().site
  return (
    <>
      <JsonLd graph={[profileGraph(profile, origin), trailGraph(trail, origin)]} />
      <ProfileView profile={profile} trail={trail} />
    </>
  )
})
