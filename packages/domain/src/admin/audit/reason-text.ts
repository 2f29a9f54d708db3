import { reportReasonTexts } from '@oficio/contracts/leads/reports'
import { type ReturnReasons, returnReasonOf } from '@oficio/contracts/payments/refund-texts'
import type { Ctx } from '../../kernel/ctx'
import { chargeReturnReasons } from '../../subscriptions/provider-sync/subscription-payments'

/**
 * Returns in words why something was decided: what an admin wrote, or what the code stands for that the site, a client or a
 * professional gave; null for a code that says nothing to people.
 */
export function reasonText(ctx: Ctx, data: Record<string, unknown>, isAdmins: boolean): string | null {
  const [note, reason] = [textOf(data.note), textOf(data.reason)]
  if (note || !reason) return note
  const known = returnReasonOf(allReturnReasons(ctx), reason)?.adminText ?? reportText(reason)
  return known ?? (isAdmins ? reason : null)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const reportText = (reason: string): string | undefined =>
  Object.entries(reportReasonTexts).find(([known]) => known === reason)?.[1]

const allReturnReasons = (ctx: Ctx): ReturnReasons =>
  Object.assign(
    {},
    chargeReturnReasons(ctx),
    ...ctx.registry.paymentKinds.map(({ returnReasons }) => returnReasons),
  )
