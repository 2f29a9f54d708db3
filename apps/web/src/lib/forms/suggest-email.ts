import { editDistance } from '@oficio/contracts/text/edit-distance'

/** The usual mail domains in Argentina, the most common first. */
const commonDomains = [
  'gmail.com',
  'hotmail.com',
  'yahoo.com.ar',
  'outlook.com',
  'hotmail.com.ar',
  'live.com.ar',
  'icloud.com',
  'yahoo.com',
  'live.com',
  'outlook.com.ar',
  'fibertel.com.ar',
  'speedy.com.ar',
  'arnet.com.ar',
  'ciudad.com.ar',
  'protonmail.com',
] as const

/** Real domains that look like a misspelled common domain. */
const lookAlikes: ReadonlySet<string> = new Set([
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.es',
  'hotmail.es',
  'hotmail.cl',
  'outlook.es',
  'outlook.cl',
  'live.cl',
  'yahoo.es',
  'yahoo.cl',
  'yahoo.com.mx',
  'yahoo.com.br',
  'googlemail.com',
  'rocketmail.com',
  'aol.com',
  'me.com',
  'mac.com',
  'msn.com',
])

const nameOf = (domain: string): string => domain.split('.')[0] ?? ''

/**
 * Returns whether a typed domain resembles a usual one. One letter may be wrong. Two may be wrong in a long name
 * (5 letters or more) with the right first letter. A short name must have the right first letter, because it is often
 * the name of a company.
 */
function isNear(typedDomain: string, domain: string): boolean {
  const isLong = nameOf(domain).length >= 5
  const beginsRight = typedDomain[0] === domain[0]
  if (!isLong && !beginsRight) return false
  const maxDistance = isLong && beginsRight ? 2 : 1
  return editDistance(typedDomain, domain, maxDistance) <= maxDistance
}

/** Returns whether only the ending of a domain is wrong: 'gmail', 'gmail.com.ar', 'hotmail.co.ar'. */
const hasWrongEnding = (typedDomain: string, domain: string): boolean =>
  nameOf(domain).length >= 5 && nameOf(typedDomain) === nameOf(domain)

/**
 * Returns the address that the visitor probably meant: 'nora@gmail.com' for 'nora@gmial.com'. Returns null if the
 * domain is a usual one or resembles none.
 */
export function suggestEmail(email: string): string | null {
  const [local, typedDomain, ...rest] = email.trim().toLowerCase().split('@')
  if (!local || !typedDomain || rest.length > 0) return null
  const isUsual = commonDomains.some((domain) => domain === typedDomain)
  if (isUsual || lookAlikes.has(typedDomain)) return null
  const [nearest] = commonDomains
    .filter((domain) => isNear(typedDomain, domain) || hasWrongEnding(typedDomain, domain))
    .map((domain) => ({
      domain,
      distance: editDistance(typedDomain, domain, typedDomain.length + domain.length),
    }))
    .sort((a, b) => a.distance - b.distance)
  if (!nearest) return null
  return `${email.trim().slice(0, local.length)}@${nearest.domain}`
}
