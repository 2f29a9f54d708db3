/** The roles of accounts (docs/product.md, 'People'). A visitor without a session has none. */
export const roles = ['admin', 'professional', 'user'] as const
export type Role = (typeof roles)[number]

/**
 * Who may call an endpoint or open a page: everybody, every signed-in user, or the named roles. Whether this person
 * may see this very record is decided by the domain, not here.
 */
export type Access = 'anyone' | 'account' | readonly Role[]

/** Returns whether a visitor of that role (null: not logged in) passes. */
export function isAllowed(access: Access, role: Role | null): boolean {
  if (access === 'anyone') return true
  if (role === null) return false
  return access === 'account' || access.includes(role)
}
