import { isBuilding } from '@oficio/context/build-phase'
import { getContext } from '@oficio/context/pinned-context'
import { builtInSettings, type SettingValues } from '@oficio/contracts/settings/settings'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { cachedRead } from '@/server/page-cache'

/** Returns prices and limits for a page that is cached whole. A page that reads them is dropped when one changes. */
export async function readCachedSettings(): Promise<SettingValues> {
  // What a build renders nobody is ever served.
  if (isBuilding()) return builtInSettings()
  return cachedRead('settings', [pageTags.settings], () => getContext().settings.getAll())
}
