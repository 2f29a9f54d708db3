import type { FoundTable, StoredPersonalData } from '@oficio/contracts/support/data-requests'
import { Prisma } from '@oficio/db/generated/client'
import { closingWords } from '../../accounts/closing/closing-words'
import { personOfMailbox } from '../../accounts/person-of'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { Person, PersonalTable } from '../../kernel/personal-data'

/**
 * Returns the number of the person's rows, table by table, and the effects of erasing them. Returns null unless the
 * request is open: before the mailbox is proven, and after the answer.
 */
export async function findData(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<StoredPersonalData | null> {
  requireAdmin(actor)
  const request = await ctx.db.dataRequest.findUnique({ where: { id } })
  if (request?.status !== 'open') return null
  const person = await personOfMailbox(ctx, request.email)
  const tableCounts = await Promise.all(ctx.registry.personalTables.map((table) => count(ctx, table, person)))
  return { tables: tableCounts.filter(({ count }) => count > 0), ...(await closingWords(ctx, person)) }
}

async function count(
  ctx: Ctx,
  { table, title, rows, personal, keptBecause }: PersonalTable,
  person: Person,
): Promise<FoundTable> {
  // Counts only tables with personal data or a legal reason to keep them; the others would hide these.
  const isListed = rows !== null && (personal.length > 0 || keptBecause !== undefined)
  const [countRow] = isListed
    ? await ctx.db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM ${Prisma.raw(table)} WHERE ${rows(person)}`
    : []
  return { title, count: countRow?.count ?? 0, fate: fateOf(keptBecause) }
}

const fateOf = (keptBecause: PersonalTable['keptBecause']): FoundTable['fate'] => {
  if (keptBecause === undefined) return 'erased'
  return keptBecause === 'payments' ? 'kept for the payments' : 'kept for consumer law'
}
