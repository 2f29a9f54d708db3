import { z } from 'zod'
import { defineJob, handledBy } from '../kernel/jobs/define-job'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

/** Purges the cached pages that show prices when a new value comes into force. */
export const purgeSettingPagesJob = defineJob({
  name: 'purge-setting-pages',
  label: 'Actualizar precios en las páginas',
  // Identifies the change, for deduplication; the job does the same for every change.
  payload: z.object({ change: z.string().default('') }),
  keyOf: ({ change }) => `purge-setting-pages:${change}`,
})

export const purgeSettingPagesHandler = handledBy(purgeSettingPagesJob, (ctx) =>
  ctx.transaction((ctx) => purgePages(ctx.db, [pageTags.settings])),
)
