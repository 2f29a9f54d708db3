import { identifierText } from '../text/identifier-text'

export type SocialNetwork = 'facebook' | 'instagram' | 'twitter' | 'linkedin'

/** Names of the networks as people use them. */
export const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  linkedin: 'LinkedIn',
}

const homes: Record<SocialNetwork, { hosts: readonly string[]; begin: string }> = {
  facebook: { hosts: ['facebook.com', 'fb.com'], begin: 'https://www.facebook.com/' },
  instagram: { hosts: ['instagram.com'], begin: 'https://www.instagram.com/' },
  twitter: { hosts: ['twitter.com', 'x.com'], begin: 'https://x.com/' },
  linkedin: { hosts: ['linkedin.com'], begin: 'https://www.linkedin.com/company/' },
}

/**
 * Returns a safe web address for a link, adding a missing 'https://'. Returns null for anything else: script addresses,
 * addresses with credentials, host names without a dot.
 */
export function readWebAddress(text: string): string | null {
  const cleanText = identifierText(text)
  if (/\s/.test(cleanText)) return null
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(cleanText) && !/^[^/:]+\.[^/:]+:\d/.test(cleanText)
      ? cleanText
      : `https://${cleanText}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (!url || !['https:', 'http:'].includes(url.protocol)) return null
  if (url.username || url.password || !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null
  return url.href
}

/**
 * Returns the address of a page in a network, given the address or the user name there ('@cafe'). Returns null for
 * anything else.
 */
export function readSocialAddress(network: SocialNetwork, text: string): string | null {
  const { hosts, begin } = homes[network]
  const name = /^@?([\w.-]{1,80})$/.exec(identifierText(text))?.[1]
  if (name && !hosts.some((host) => name.toLowerCase().endsWith(host))) return `${begin}${name}`
  const address = readWebAddress(text)
  if (!address) return null
  const host = new URL(address).hostname.replace(/^(?:www|m|es-la)\./, '')
  return hosts.includes(host) || hosts.some((own) => host.endsWith(`.${own}`)) ? address : null
}
