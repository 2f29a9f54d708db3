/** The roles of accounts (docs/product.md, 'People'). A visitor without a session has none. */
export const roles = ['admin', 'professional', 'user'] as const
export type Role = (typeof roles)[number]

/**
 * Who may call an endpoint or open a page: everybody, every signed-in user, or the listed roles. The domain decides
 * whether the caller may see a particular record.
 */
export type Access = 'anyone' | 'account' | readonly Role[]

/** Returns whether a visitor with that role has access. The role is null for a visitor who is not signed in. */
export function isAllowed(access: Access, role: Role | null): boolean {
  if (access === 'anyone') return true
  if (role === null) return false
  return access === 'account' || access.includes(role)
}
