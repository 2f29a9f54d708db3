import { isBuilding } from '@oficio/context/build-phase'
import { getContext } from '@oficio/context/context'
import { pageTags } from '@oficio/domain/pages/tags'
import { firstSettings, listSettings } from '@oficio/domain/settings/list-settings'
import type { LegalFacts } from '@/features/legal/legal-facts'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../site-settings'

/** Returns what the legal texts say of this site. A page that reads it is dropped when a setting changes. */
export async function readLegalFacts(): Promise<LegalFacts> {
  const { site, provider } = siteSettings()
  const settings = isBuilding()
    ? firstSettings()
    : await cachedRead('legal-settings', [pageTags.settings], () => listSettings(getContext()))
  return { siteName: site.name, supportEmail: site.supportEmail, provider, settings }
}
