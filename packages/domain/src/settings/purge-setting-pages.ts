import { z } from 'zod'
import { defineJob, handledBy } from '../kernel/jobs/define-job'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

/** Drops the cached pages that show prices, at the moment from which a new one holds. */
export const purgeSettingPagesJob = defineJob({
  name: 'purge-setting-pages',
  label: 'Actualizar precios en las páginas',
  // Which change it is for. What it does is the same for all of them.
  payload: z.object({ change: z.string().default('') }),
  keyOf: ({ change }) => `purge-setting-pages:${change}`,
})

export const purgeSettingPagesHandler = handledBy(purgeSettingPagesJob, (ctx) =>
  ctx.transaction((ctx) => purgePages(ctx.db, [pageTags.settings])),
)
