import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { Submission } from '@oficio/domain/service-requests/form/submission'
import { trackingToken } from '@oficio/domain/service-requests/tracking-link'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { showBanner, viewing } from '../../../bench/calls/ad-calls'
import { logIn, withPassword } from '../../../bench/calls/log-in'
import type { Prepare } from '../../../bench/calls/prepared-call'
import type { DrillStack } from '../../support/drill-stack'

/** The number of professionals who are notified of each request and may take it. */
export const professionalsNear = 5
const people = 20
const builtAtOnce = 8

/** The records and forms that the visits use. */
export interface Scene {
  /** Addresses of fully cached pages. */
  savedPaths: string[]
  tracking: string[]
  /** Headers of signed-in professionals. */
  professionals: Record<string, string>[]
  /** Forms of clients who file once each. */
  forms: Submission[]
  /** Requests without a lead. */
  open: string[]
  /** Counts a view of a banner, each time from another browser. */
  view: Prepare
}

/** Stores the scene, with that many forms, and that many requests to take. */
export async function buildScene(
  drill: DrillStack,
  { forms, open }: Record<'forms' | 'open', number>,
): Promise<Scene> {
  const { ctx, stack } = drill
  const professionals = await many(professionalsNear, async () => {
    const professional = await buildProfessional(ctx, { freeLeadsLeft: 1_000_000, user: withPassword })
    return { professional, headers: await logIn(stack.origin, professional.user.username) }
  })
  const businesses = await many(people, async () => paths.business((await buildBusiness(ctx)).slug))
  const profiles = professionals.map(({ professional }) =>
    profilePath({ ...professional.user, ...professional }),
  )
  return {
    savedPaths: [paths.home(), paths.serviceRequestForm(), ...profiles, ...businesses],
    tracking: await many(people, async () =>
      paths.tracking(trackingToken(ctx, await buildServiceRequest(ctx))),
    ),
    professionals: professionals.map(({ headers }) => headers),
    forms: await many(forms, () => buildSubmission(ctx)),
    open: await many(open, async () => (await buildServiceRequest(ctx)).id),
    view: viewing(drill, await showBanner(drill)),
  }
}

async function many<T>(count: number, build: () => Promise<T>): Promise<T[]> {
  const items: T[] = []
  while (items.length < count) {
    const atOnce = Math.min(builtAtOnce, count - items.length)
    items.push(...(await Promise.all(Array.from({ length: atOnce }, build))))
  }
  return items
}
