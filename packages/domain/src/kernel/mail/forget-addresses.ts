import type { Ctx } from '../ctx'
import { atTimes } from '../jobs/define-job'
import { mailRefs } from '../personal-data'
import { subDays } from '../time/days'

/**
 * Erases the addresses of old mails that belong to no record with a retention period of its own (docs/product.md,
 * 'Law').
 */
export async function forgetMailAddresses(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), await ctx.settings.get('anonymiseAfterDays'))
  await ctx.db.$executeRaw`
    UPDATE mails SET "to" = ''
    WHERE "to" <> '' AND created_at < ${before} AND NOT jsonb_exists_any(refs, ${mailRefs(ctx.registry.personalTables)})
      AND coalesce(sent_at, bounced_at, skipped_at) IS NOT NULL`
}

export const forgetMailAddressesClock = atTimes(
  { name: 'forget-mail-addresses', label: 'Borrar direcciones de emails viejos', at: '49 6 * * *' },
  forgetMailAddresses,
)
