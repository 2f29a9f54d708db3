import { isBuilding } from '@oficio/context/build-phase'
import { getContext } from '@oficio/context/pinned-context'
import { builtInSettings, type SettingValues } from '@oficio/contracts/settings/settings'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { cachedRead } from '@/server/page-cache'

/** Returns prices and limits for a cached page. A change of a setting drops the pages that read it. */
export async function readCachedSettings(): Promise<SettingValues> {
  // Pages rendered by a build are never served, so the default settings are enough.
  if (isBuilding()) return builtInSettings()
  return cachedRead('settings', [pageTags.settings], () => getContext().settings.getAll())
}
