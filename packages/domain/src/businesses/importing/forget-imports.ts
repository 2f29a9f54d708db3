import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'

/** Deletes the lines of old imports, and old files that were never imported. */
export async function forgetImports({ db, clock }: Ctx): Promise<void> {
  const checkedAt = { lt: subDays(clock.now(), serverLimits.importLineDays) }
  await db.businessImport.deleteMany({ where: { state: 'checked', checkedAt } })
  await db.businessImportLine.deleteMany({ where: { import: { checkedAt } } })
}

export const forgetImportsClock = atTimes(
  { name: 'forget-business-imports', label: 'Olvidar las líneas de archivos de negocios', at: '53 6 * * *' },
  forgetImports,
)
