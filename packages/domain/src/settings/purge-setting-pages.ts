import { z } from 'zod'
import type { Job } from '../kernel/jobs/job'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

export const purgeSettingPagesJobName = 'purge-setting-pages'

/** Drops the cached pages that show prices, at the moment from which a new one holds. */
export const purgeSettingPagesJob: Job<Record<string, never>> = {
  name: purgeSettingPagesJobName,
  payload: z.record(z.string(), z.never()),
  run: (ctx) => ctx.transaction((ctx) => purgePages(ctx.db, [pageTags.settings])),
}
