import { paths } from '@oficio/contracts/paths'
import type { Addresses } from './addresses'
import { zipf } from './visits'

/** The share of each kind of visit. Half of the visits are searches and landing pages. */
const shares: Readonly<Record<keyof Addresses | 'home', number>> = {
  home: 0.05,
  businesses: 0.35,
  profiles: 0.1,
  landings: 0.05,
  businessSearches: 0.3,
  professionalSearches: 0.15,
}

/** Returns a function that draws the address of a visit. Within its kind, an address is drawn by Zipf's law. */
export function createMix(addresses: Addresses, random: () => number): () => string {
  const draws: Readonly<Record<keyof typeof shares, () => string>> = {
    home: () => paths.home(),
    businesses: zipf(addresses.businesses, random),
    profiles: zipf(addresses.profiles, random),
    landings: zipf(addresses.landings, random),
    businessSearches: zipf(addresses.businessSearches, random),
    professionalSearches: zipf(addresses.professionalSearches, random),
  }
  return () => {
    let rest = random()
    for (const kind of Object.keys(shares) as (keyof typeof shares)[]) {
      rest -= shares[kind]
      if (rest < 0) return draws[kind]()
    }
    return draws.home()
  }
}

/** The same in words, for the report. */
export const mixText = Object.entries({
  'the home page': shares.home,
  'pages of businesses': shares.businesses,
  'profiles of professionals': shares.profiles,
  'landing pages': shares.landings,
  'searches of businesses': shares.businessSearches,
  'searches of professionals': shares.professionalSearches,
})
  .map(([name, share]) => `${Math.round(share * 100)} % ${name}`)
  .join(', ')
