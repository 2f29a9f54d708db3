import { type Config, getConfig } from '@oficio/context/config'

export type SiteSettings = Pick<
  Config,
  'site' | 'provider' | 'developer' | 'dataFiscalUrl' | 'socialLinks' | 'mapTiles'
> & {
  /** Whether the login with Google is available. */
  isGoogleOffered: boolean
}

/**
 * Returns the site's public settings for every page. During a build they lack the operator's values, but the page cache
 * never serves pages of a build. Throws EnvError on an invalid environment.
 */
export function siteSettings(): SiteSettings {
  // Picks the values one by one, because the other settings are secrets and must never reach a component.
  const { site, provider, developer, dataFiscalUrl, socialLinks, mapTiles, google } = getConfig()
  return { site, provider, developer, dataFiscalUrl, socialLinks, mapTiles, isGoogleOffered: google !== null }
}
