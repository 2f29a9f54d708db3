import type { KnownAccount } from '../sessions/visitor-store'

type NamedAccount = Pick<KnownAccount, 'firstName' | 'lastName' | 'username' | 'businessName'>

/**
 * Returns what the header calls an account: the person, or else their business, because the site itself chose the user name
 * of a business that an admin registered.
 */
export function menuName({ firstName, lastName, username, businessName }: NamedAccount) {
  const other = businessName ?? username
  return { fullName: `${firstName} ${lastName}`.trim() || other, shortName: firstName || other }
}
