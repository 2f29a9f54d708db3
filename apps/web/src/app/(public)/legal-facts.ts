import type { LegalFacts } from '@/features/site/legal/legal-facts'
import { siteSettings } from '../site-settings'
import { readCachedSettings } from './cached-settings'

/** Returns what the legal texts say of this site. A page that reads it is dropped when a setting changes. */
export async function readLegalFacts(): Promise<LegalFacts> {
  const { site, provider } = siteSettings()
  const settings = await readCachedSettings()
  return { siteName: site.name, supportEmail: site.supportEmail, provider, settings }
}
