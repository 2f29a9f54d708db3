import {
  type CheckKind,
  checkKinds,
  type ProfessionalCheck,
  type PublicCheck,
} from '@oficio/contracts/professionals/checks'
import type { Tx } from '@oficio/db/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { namesOf } from '../../kernel/audit/list-audit'
import type { Ctx } from '../../kernel/ctx'
import { readCheckedFacts, readManyCheckedFacts } from './checked-facts'

/** Returns the possible checks of a professional, each with its date and admin if the current facts were checked. */
export async function listChecks(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ProfessionalCheck[]> {
  requireAdmin(actor)
  const [facts, rows] = await Promise.all([
    readCheckedFacts(ctx.db, id),
    ctx.db.professionalCheck.findMany({ where: { professionalId: id } }),
  ])
  const names = await namesOf(
    ctx,
    rows.map(({ checkedById }) => checkedById),
  )
  return checkKinds.flatMap((kind) => {
    const present = facts?.[kind]
    if (!present) return []
    const check = rows.find((row) => row.kind === kind && row.fact === present.fact)
    return {
      kind,
      ...present,
      checkedAt: check?.checkedAt.toISOString() ?? null,
      adminName: (check && names.get(check.checkedById)) ?? null,
    }
  })
}

/** Returns the checks of the current facts for visitors. A check disappears when its fact changes. */
export async function listPublicChecks(db: Tx, id: string): Promise<PublicCheck[]> {
  const rows = await db.professionalCheck.findMany({
    where: { professionalId: id },
    orderBy: { kind: 'asc' },
  })
  if (rows.length === 0) return []
  const facts = await readCheckedFacts(db, id)
  return rows
    .filter(({ kind, fact }) => facts?.[kind]?.fact === fact)
    .map(({ kind, checkedAt }) => ({ kind, checkedAt: checkedAt.toISOString() }))
}

/** Returns the kinds of the same checks for several professionals, by their ids. Most professionals have none. */
export async function listManyPublicChecks(
  db: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CheckKind[]>> {
  const rows = await db.professionalCheck.findMany({
    where: { professionalId: { in: [...ids] } },
    orderBy: { kind: 'asc' },
  })
  if (rows.length === 0) return new Map()
  const facts = await readManyCheckedFacts(db, [...new Set(rows.map(({ professionalId }) => professionalId))])
  const kinds = new Map<string, CheckKind[]>()
  for (const { professionalId, kind, fact } of rows) {
    if (facts.get(professionalId)?.[kind]?.fact !== fact) continue
    kinds.set(professionalId, [...(kinds.get(professionalId) ?? []), kind])
  }
  return kinds
}
