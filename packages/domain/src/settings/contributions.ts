import type { Contributions } from '../kernel/ctx'
import { settingTables } from './personal-tables'
import { purgeSettingPagesHandler } from './purge-setting-pages'

export const settings = {
  jobs: [purgeSettingPagesHandler],
  personalTables: settingTables,
} satisfies Contributions
