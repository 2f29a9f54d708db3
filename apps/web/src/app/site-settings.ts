import { type Config, getConfig } from '@oficio/context/config'

export type SiteSettings = Pick<
  Config,
  'site' | 'provider' | 'developer' | 'dataFiscalUrl' | 'socialLinks' | 'mapTiles'
> & {
  /** Whether one may come in with Google. */
  isGoogleOffered: boolean
}

/**
 * Returns what every page says about the site. A build renders pages too, with no operator's settings; the page cache
 * never serves those. Throws EnvError on a bad environment.
 */
export function siteSettings(): SiteSettings {
  // Named one by one: the rest of the configuration are secrets, which must never reach a component.
  const { site, provider, developer, dataFiscalUrl, socialLinks, mapTiles, google } = getConfig()
  return { site, provider, developer, dataFiscalUrl, socialLinks, mapTiles, isGoogleOffered: google !== null }
}
