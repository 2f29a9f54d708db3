import type { PlanHold } from '@oficio/contracts/professionals/approval'
import type { Tx } from '@oficio/db/client'
import { professionalSubject } from '../plan/professional-subject'

/**
 * Returns, by professional id, which part of their plan a suspension affects. Professionals without a live subscription
 * are missing from the map.
 */
export async function findPlanHolds(tx: Tx, ids: readonly string[]): Promise<Map<string, PlanHold>> {
  const goingOn = await tx.subscription.findMany({
    where: {
      ...professionalSubject(''),
      subjectId: { in: [...ids] },
      cancelledAt: null,
      cancelReason: null,
      OR: [{ providerStatus: 'authorized' }, { isPausedByHold: true }],
    },
    select: { subjectId: true, isPausedByHold: true },
  })
  return new Map(goingOn.map((row) => [row.subjectId, row.isPausedByHold ? 'paused' : 'charged']))
}
