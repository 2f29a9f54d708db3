const networks: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** Returns the usual name of the network of an address; the domain of an unknown network. */
export function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return networks[host] ?? host
}
