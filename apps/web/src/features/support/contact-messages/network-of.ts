const networks: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** Returns what people call the network of an address; of one that we do not know, its domain. */
export function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return networks[host] ?? host
}
