import { pages } from '@oficio/contracts/pages'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { trackingToken } from '@oficio/domain/service-requests/tracking-link'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'

/**
 * Returns a function that gives the addresses of every public page. Each call uses other requests, professionals and
 * businesses, so that fully cached pages are also requested before they are cached.
 */
export async function publicPages(ctx: Ctx, requests: number): Promise<() => string[]> {
  // Skips the second step of a login, because it is only shown after the first step.
  const open = Object.values(pages).filter((page) => page.access === 'anyone' && page !== pages.secondStep)
  const records: { id: string; token: string; profile: string; slug: string }[] = []
  for (let index = 0; index < requests; index += 1) {
    const request = await buildServiceRequest(ctx)
    const professional = await buildProfessional(ctx)
    const { slug } = await buildBusiness(ctx)
    records.push({
      id: request.id,
      slug,
      token: trackingToken(ctx, request),
      // The form that links use. An address with the id alone redirects to it.
      profile:
        profilePath({ ...professional.user, ...professional })
          .split('/')
          .at(-1) ?? '',
    })
  }
  let round = 0
  return () => {
    const { id = '', token = '', profile = '', slug = '' } = records[round % records.length] ?? {}
    round += 1
    return open.map(({ path }) =>
      path
        .replace('[id]', id)
        .replace('[token]', token)
        .replace('[profile]', profile)
        .replace('[idOrSlug]', slug)
        // Places and rubros in which the records above are listed.
        .replace('[rubro]', 'plomeria')
        .replace('[categoria]', 'cafes')
        .replace('[ciudad]', 'rosario')
        .replace('[provincia]', 'santa-fe'),
    )
  }
}
