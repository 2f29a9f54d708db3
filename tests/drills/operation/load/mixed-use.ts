import { activeBannersAddress } from '@oficio/contracts/advertising/showing-addresses'
import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/search/public-profile'
import type { Submission } from '@oficio/domain/service-requests/form/submission'
import { trackingToken } from '@oficio/domain/service-requests/tracking-link'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { logIn, withPassword } from '../../../bench/calls/log-in'
import { seededRandom } from '../../../seeded-random'
import type { DrillStack } from '../../drill-stack'
import type { Visit } from './visits'

/** Professionals near who are told of each request. */
const neighbours = 5
const people = 20

export interface MixedUse {
  /** One visit after the other, ninety reads for ten writes. */
  next(): Visit
  /** The filing of a request, by somebody new each time. */
  filing(): Visit
}

/** Makes what visitors look at, and so many forms for them to send. */
export async function mixedUse({ ctx, stack }: DrillStack, forms: number): Promise<MixedUse> {
  const profiles: string[] = []
  for (let index = 0; index < neighbours; index += 1) {
    const professional = await buildProfessional(ctx)
    profiles.push(profilePath({ ...professional.user, ...professional }))
  }
  const businesses: string[] = []
  const tracking: string[] = []
  for (let index = 0; index < people; index += 1) {
    businesses.push(paths.business((await buildBusiness(ctx)).slug))
    tracking.push(paths.tracking(trackingToken(ctx, await buildServiceRequest(ctx))))
  }
  const takers = await Promise.all(
    Array.from({ length: neighbours }, async () => {
      const { user } = await buildProfessional(ctx, { freeLeadsLeft: 1_000_000, user: withPassword })
      return logIn(stack.origin, user.username)
    }),
  )
  const submissions: Submission[] = []
  for (let index = 0; index < forms; index += 1) submissions.push(await buildSubmission(ctx))

  const random = seededRandom(7)
  const one = <T>(all: readonly T[]): T => {
    const chosen = all[Math.floor(random() * all.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  const page = (path: string): Visit => ({ name: 'page that is kept', kind: 'read', path, status: 200 })
  const filing = (): Visit => {
    const body = submissions.pop()
    if (!body) throw new Error('no form is left')
    return {
      name: 'filing a request',
      kind: 'write',
      path: '/api/service-requests',
      init: post(body),
      status: 201,
    }
  }
  const mix: readonly [number, () => Visit][] = [
    [45, () => page(one([paths.home(), paths.serviceRequestForm(), ...profiles, ...businesses]))],
    [
      15,
      () => ({
        name: 'list for everybody',
        kind: 'read',
        path: one(['/api/rubros', '/api/places/provincias', activeBannersAddress('homepage_sidebar')]),
        status: 200,
      }),
    ],
    [
      15,
      () => ({
        name: 'search',
        kind: 'read',
        path: one([
          '/search/professionals?query=plomero',
          '/business/search?query=cafe',
          '/business/search?sort=rating',
        ]),
        status: 200,
      }),
    ],
    [8, () => ({ name: 'own request', kind: 'read', path: one(tracking), status: 200 })],
    [
      7,
      () => ({
        name: 'own leads',
        kind: 'read',
        path: '/api/leads',
        init: { headers: one(takers) },
        status: 200,
      }),
    ],
    [4, filing],
    [
      6,
      () => ({
        name: 'visit counted',
        kind: 'write',
        path: '/api/advertising/banners/00000000-0000-7000-8000-000000000001/impression?token=x',
        init: post({}),
        status: 200,
      }),
    ],
  ]
  const whole = mix.reduce((sum, [share]) => sum + share, 0)
  const next = (): Visit => {
    let left = random() * whole
    for (const [share, make] of mix) {
      left -= share
      if (left < 0) return make()
    }
    return page(paths.home())
  }
  return { next, filing }
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
