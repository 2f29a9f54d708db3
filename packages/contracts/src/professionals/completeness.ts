import { limits } from '../limits'

/** The parts of a whole profile: each part counts alike, in the order in which the page asks for them. */
const profileParts = ['photo', 'description', 'phone'] as const
export type ProfilePart = (typeof profileParts)[number]

/** What completeness is counted from. */
export interface ProfileFacts {
  hasPhoto: boolean
  descriptionLength: number
  hasPhone: boolean
}

/** How whole a profile is, as its owner reads it. */
export interface Completeness {
  /** Whole percents; 100 only where nothing is missing. */
  percent: number
  /** What is missing, the next best step first. */
  missing: ProfilePart[]
  /** How many letters of a description are there, and from how many on it counts as whole. */
  description: { length: number; whole: number }
}

/** How much of each part is there, from 0 to 1. */
const sharesOf = (facts: ProfileFacts): Record<ProfilePart, number> => ({
  photo: facts.hasPhoto ? 1 : 0,
  description: Math.min(facts.descriptionLength / limits.tellingDescription, 1),
  phone: facts.hasPhone ? 1 : 0,
})

/** Of everything that a profile can have, what share is there: from 0 to 1. */
export function completenessOf(facts: ProfileFacts): number {
  const shares = sharesOf(facts)
  return profileParts.reduce((sum, part) => sum + shares[part], 0) / profileParts.length
}

/** Returns the same for people: what is missing begins with what brings most. */
export function viewCompleteness(facts: ProfileFacts): Completeness {
  const shares = sharesOf(facts)
  const missing = profileParts.filter((part) => shares[part] < 1).sort((a, b) => shares[a] - shares[b])
  return {
    percent: missing.length === 0 ? 100 : Math.min(Math.round(100 * completenessOf(facts)), 99),
    missing,
    description: { length: facts.descriptionLength, whole: limits.tellingDescription },
  }
}
