import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { professionalSubject } from './professional-subject'

/**
 * Returns the centavos that a professional paid since `since` for subscription and verification, minus refunds. Skips
 * money that reached another account, because the site never received it.
 */
export async function sumSpent({ db }: Ctx, professionalId: string, since: Date): Promise<number> {
  const { subjectType, subjectId } = professionalSubject(professionalId)
  const isTheirs = Prisma.sql`(owner.subject_type, owner.subject_id) = (${subjectType}, ${subjectId}::uuid)`
  // Each half of the union uses its own index; one condition over both would scan every payment of the site.
  const [row] = await db.$queryRaw<{ total: bigint }[]>`
    SELECT coalesce(sum(amount_centavos - refunded_centavos), 0)::bigint AS total
    FROM (
      SELECT payment.* FROM subscriptions owner JOIN payments payment ON payment.subscription_id = owner.id
      WHERE ${isTheirs}
      UNION ALL
      SELECT payment.* FROM payment_intents owner JOIN payments payment ON payment.intent_id = owner.id
      WHERE ${isTheirs}
    ) theirs
    WHERE approved_at >= ${since} AND status <> 'taken_by_bank' AND currency = 'ARS'
      AND fault IS DISTINCT FROM 'collector'`
  return Number(row?.total ?? 0)
}
