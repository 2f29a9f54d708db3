import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import type { ErrorView } from '@/lib/api/api-client'
import { leavePage } from '../sessions/leave-page'

/** Where a visitor who comes back from Google wanted to go. */
export interface ReturnTarget {
  from: string | null
  asProfessional: boolean
}

/**
 * Leaves the page of a used token. Replaces its history entry, so that the browser's back button leads to the login;
 * the login redirects a signed-in user by role.
 */
export function goToTarget({ role }: AccountView, { from, asProfessional }: ReturnTarget): void {
  history.replaceState(null, '', paths.login())
  const target = asProfessional && role === 'user' ? paths.registerProfessional() : safeReturnPath(from)
  leavePage(target ?? landingByRole[role])
}

/** Leads to the second step of the login if the refusal demands it. Returns whether it does. */
export function goToSecondStep(
  { code }: Pick<ErrorView, 'code'>,
  { from, asProfessional }: ReturnTarget,
): boolean {
  if (code !== 'second_factor_required') return false
  history.replaceState(null, '', paths.login())
  const target = asProfessional ? paths.registerProfessional() : safeReturnPath(from)
  leavePage(paths.secondStep(target ?? undefined))
  return true
}
