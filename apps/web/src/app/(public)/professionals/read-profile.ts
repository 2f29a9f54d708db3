import { paths } from '@oficio/contracts/paths'
import { profileIdOf, profilePath } from '@oficio/contracts/professionals/public-address'
import { publicName } from '@oficio/contracts/professionals/public-name'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { findLandingOfProfessional } from '@oficio/domain/search/landing/find-landing-of-professional'
import { getPublicProfile } from '@oficio/domain/search/profile/get-public-profile'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { profileTrail, type Trail } from '@/features/search/landing/landing-words'
import { orNotFound } from '@/server/or-not-found'
import { cachedRead } from '@/server/page-cache'

/** The tags of everything that the pages of a professional show of them. */
export const profileTags = (id: string): string[] => [
  pageTags.professional(id),
  pageTags.rubros,
  pageTags.places,
]

/**
 * Returns the public profile of the professional in the address. Cached per request for the head and the body of the
 * page.
 */
export const readProfile = cache(async (ctx: Ctx, address: string): Promise<PublicProfile> => {
  const id = profileIdOf(address)
  if (!id) notFound()
  const read = () => getPublicProfile(ctx, visitor(), { id })
  return orNotFound(cachedRead(pageTags.professional(id), profileTags(id), read))
})

/** Redirects the bare id and every earlier name to the current address. `part` is the rest of the address. */
export function redirectToName(profile: PublicProfile, address: string, part = ''): void {
  const url = profilePath(profile)
  if (url !== paths.publicProfile(address)) permanentRedirect(url + part)
}

/** Returns the position of the professional among the landing pages of their rubro. */
export const readTrail = async (ctx: Ctx, profile: PublicProfile): Promise<Trail> => {
  const { id } = profile
  const read = () => findLandingOfProfessional(ctx, { id })
  const landing = await cachedRead(`${pageTags.professional(id)}:landing`, profileTags(id), read)
  return profileTrail(publicName(profile), landing)
}
