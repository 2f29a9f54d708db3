import { lawPeriods } from '@oficio/contracts/legal'
import { subYears } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { inArgentina } from '../../kernel/time/days'

/** Erases the invoice data of payments older than the legal retention period (docs/product.md, 'Law'). */
export async function forgetInvoiceData(ctx: Ctx): Promise<void> {
  const before = new Date(subYears(ctx.clock.now(), lawPeriods.paymentRecordYears, inArgentina).getTime())
  await ctx.db.paymentInvoiceData.updateMany({
    where: { approvedAt: { lt: before }, OR: [{ document: { not: null } }, { userId: { not: null } }] },
    data: { userId: null, name: null, documentKind: null, document: null, vatCondition: null },
  })
}

export const forgetInvoiceDataClock = atTimes(
  {
    name: 'forget-invoice-data',
    label: `Borrar datos de facturas de hace más de ${lawPeriods.paymentRecordYears} años`,
    at: '12 6 * * *',
  },
  forgetInvoiceData,
)
