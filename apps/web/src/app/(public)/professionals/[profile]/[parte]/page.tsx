import { pages } from '@oficio/contracts/pages'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { publicName } from '@oficio/contracts/professionals/public-name'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import { partOf } from '@oficio/contracts/reviews/page-parts'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listPublicReviews } from '@oficio/domain/reviews/list-public-reviews'
import { notFound } from 'next/navigation'
import { ProfilePart } from '@/features/search/profile/profile-part'
import { orNotFound } from '@/server/or-not-found'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { readProfile, readTrail, redirectToName } from '../../read-profile'

// Cached as a whole at the first visit, and dropped together with the profile.
export const revalidate = 3600
export const generateStaticParams = () => []

/** Returns the newest reviews, of so many stars if a number is given. */
async function readReviews(ctx: Ctx, id: string, stars: Rating | null) {
  const tag = pageTags.professional(id)
  const read = () => listPublicReviews(ctx, visitor(), { id, ...(stars && { stars }) })
  return { stars, ...(await orNotFound(cachedRead(`${tag}:reviews:${stars}`, [tag], read))) }
}

export const generateMetadata = readHead(pages.publicProfilePart, async ({ ctx, params }) => {
  const name = publicName(await readProfile(ctx, params.profile))
  return { title: `${partOf(params.parte)?.kind === 'photos' ? 'Fotos' : 'Reseñas'} de ${name}` }
})

export default page(pages.publicProfilePart, async ({ ctx, params }) => {
  const part = partOf(params.parte)
  if (!part) notFound()
  const profile = await readProfile(ctx, params.profile)
  redirectToName(profile, params.profile, `/${params.parte}`)
  if (part.kind === 'photos' && profile.portfolio.length === 0) notFound()
  if (part.kind === 'reviews' && part.stars && !profile.rating?.byStars[part.stars - 1]) notFound()
  const trail = (await readTrail(ctx, profile)).slice(0, -1)
  const label = part.kind === 'photos' ? 'Fotos' : 'Reseñas'
  return (
    <ProfilePart
      profile={profile}
      trail={[...trail, { label: publicName(profile), href: profilePath(profile) }, { label }]}
      list={part.kind === 'photos' ? null : await readReviews(ctx, profile.id, part.stars)}
    />
  )
})
