import type { KnownAccount } from '../sessions/visitor-store'

type NamedAccount = Pick<KnownAccount, 'firstName' | 'lastName' | 'username' | 'businessName'>

/**
 * Returns the name of an account in the header: the person's name, else the business's name, else the user name. The
 * business comes before the user name, because the site generated the user name when an admin registered the business.
 */
export function menuName({ firstName, lastName, username, businessName }: NamedAccount) {
  const other = businessName ?? username
  return { fullName: `${firstName} ${lastName}`.trim() || other, shortName: firstName || other }
}
