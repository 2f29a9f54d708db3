import type { Contributions } from '../kernel/ctx'
import { settingTables } from './personal-tables'
import { purgeSettingPagesHandler } from './purge-setting-pages'

/** Everything that the settings noun adds to the registry. */
export const settings = {
  jobs: [purgeSettingPagesHandler],
  personalTables: settingTables,
} satisfies Contributions
