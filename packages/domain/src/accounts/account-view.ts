import type { Role } from '@oficio/contracts/access'
import type { AccountView } from '@oficio/contracts/accounts/account-view'

/** The columns that `toAccountView` needs, for the `select` of a query. */
export const accountColumns = {
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
} as const

interface AccountRow {
  id: string
  username: string
  email: string
  firstName: string
  lastName: string
  role: Role
}

/** Returns the account as its owner sees it. */
export function toAccountView({ id, username, email, firstName, lastName, role }: AccountRow): AccountView {
  return { id, username, email, firstName, lastName, role }
}
