import { limits } from '../limits'

/** The parts of a complete profile. All count equally; they are in the order of the page. */
const profileParts = ['photo', 'description', 'phone'] as const
export type ProfilePart = (typeof profileParts)[number]

/** The input for the completeness of a profile. */
export interface ProfileFacts {
  hasPhoto: boolean
  descriptionLength: number
  hasPhone: boolean
}

/** The completeness of a profile, as shown to its owner. */
export interface Completeness {
  /** An integer percentage. It is 100 only if nothing is missing. */
  percent: number
  /** The missing parts, the best next step first. */
  missing: ProfilePart[]
  /** The length of the description, and the length from which it counts as complete, in characters. */
  description: { length: number; whole: number }
}

/** The completeness of each part, from 0 to 1. */
const sharesOf = (facts: ProfileFacts): Record<ProfilePart, number> => ({
  photo: facts.hasPhoto ? 1 : 0,
  description: Math.min(facts.descriptionLength / limits.tellingDescription, 1),
  phone: facts.hasPhone ? 1 : 0,
})

/** Returns the completeness of a profile, from 0 to 1. */
export function completenessOf(facts: ProfileFacts): number {
  const shares = sharesOf(facts)
  return profileParts.reduce((sum, part) => sum + shares[part], 0) / profileParts.length
}

/** Returns the completeness for display. The missing parts with the largest effect come first. */
export function viewCompleteness(facts: ProfileFacts): Completeness {
  const shares = sharesOf(facts)
  const missing = profileParts.filter((part) => shares[part] < 1).sort((a, b) => shares[a] - shares[b])
  return {
    percent: missing.length === 0 ? 100 : Math.min(Math.round(100 * completenessOf(facts)), 99),
    missing,
    description: { length: facts.descriptionLength, whole: limits.tellingDescription },
  }
}
