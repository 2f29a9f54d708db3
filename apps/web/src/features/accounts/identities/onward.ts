import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import type { ErrorView } from '@/lib/api/api-client'
import { leavePage } from '../sessions/leave-page'

/** The wanted page of a visitor who came back from Google. */
export interface Onward {
  from: string | null
  asProfessional: boolean
}

/** Leaves the page of a code that is used up: the browser's back button leads to the login, which leads on by role. */
export function goOn({ role }: AccountView, { from, asProfessional }: Onward): void {
  history.replaceState(null, '', paths.login())
  const target = asProfessional && role === 'user' ? paths.registerProfessional() : safeReturnPath(from)
  leavePage(target ?? landingByRole[role])
}

/** Leads to the second step of the login where the refusal asks for it; returns whether it does. */
export function goToSecondStep({ code }: Pick<ErrorView, 'code'>, { from, asProfessional }: Onward): boolean {
  if (code !== 'second_factor_required') return false
  history.replaceState(null, '', paths.login())
  const target = asProfessional ? paths.registerProfessional() : safeReturnPath(from)
  leavePage(paths.secondStep(target ?? undefined))
  return true
}
