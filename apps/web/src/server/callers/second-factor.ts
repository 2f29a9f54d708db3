import type { Endpoint } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { needsStepUp } from '@oficio/domain/accounts/second-factor/step-up'
import type { Principal } from '@oficio/domain/accounts/sessions/resolve-session'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { Proof } from './principal'

/**
 * Restricts an admin who has not set up the required second factor. Such an admin may call only the endpoints of the
 * set-up, and counts as a visitor on public endpoints. Throws enrolment_required.
 */
export function restrictUnenrolledAdmin(endpoint: Endpoint, proof: Proof): Proof {
  if (!proof.principal?.mustEnrol || endpoint.duringEnrolment) return proof
  if (endpoint.access !== 'anyone') throw new AppError('enrolment_required')
  return { ...proof, principal: null, via: proof.via === 'token' ? 'nothing' : proof.via }
}

/**
 * Refuses a call that declares `stepUp` if the account's second factor was given too long ago. Returns the address to
 * redirect a followed link to, or null if the call may go on. Throws step_up_required.
 */
export function findStepUp(
  ctx: Ctx,
  endpoint: Endpoint,
  { principal, request }: { principal: Principal | null; request: Request },
): string | null {
  if (!endpoint.stepUp || principal === null || !needsStepUp(ctx, principal)) return null
  const isLink = request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate'
  if (!isLink) throw new AppError('step_up_required')
  const { pathname, search } = new URL(request.url)
  return paths.stepUp(pathname + search, pathOfReferrer(ctx, request) ?? undefined)
}

function pathOfReferrer({ site }: Ctx, { headers }: Request): string | null {
  const referrer = headers.get('referer')
  if (referrer === null || !URL.canParse(referrer)) return null
  const { origin, pathname, search } = new URL(referrer)
  return origin === site.origin ? safeReturnPath(pathname + search) : null
}
