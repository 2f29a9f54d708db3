import type { LegalFacts } from '@/features/site/legal/legal-facts'
import { siteSettings } from '../site-settings'
import { readCachedSettings } from './cached-settings'

/** Returns the facts about this site for its legal texts. A change of a setting drops the pages that read it. */
export async function readLegalFacts(): Promise<LegalFacts> {
  const { site, provider } = siteSettings()
  const settings = await readCachedSettings()
  return { siteName: site.name, supportEmail: site.supportEmail, provider, settings }
}
