import { readTermId, type TermKind, type TermState, termIdOf } from '@oficio/contracts/businesses/terms/terms'
import { AppError } from '@oficio/contracts/errors'
import type { AuditAction } from '@oficio/contracts/kernel/audit-words'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { wasJustSaid } from '../../kernel/audit/was-just-said'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { lockTerms } from '../lock-terms'
import { type StoredTerm, storeOf, type TermChange } from './stored-terms'

interface Asked {
  id: string
  /** As the admin read it. */
  version: number
}

interface Known {
  kind: TermKind
  term: StoredTerm
  /** All of its kind, in their order. */
  all: readonly StoredTerm[]
}

interface Deciding {
  action: AuditAction
  /** Why, where that is asked for. */
  reason?: string
  /** Whether it stands already as it is asked for. */
  isDone(known: Known): boolean
  /** Judges what is asked for, does what hangs on it, and returns what it comes to. */
  decide(ctx: TxCtx, known: Known): Promise<{ change: TermChange; data: Prisma.InputJsonObject }>
}

/**
 * An admin's decision about a category or a tag, with its trace, in one transaction; all pages and lists that show it are
 * drawn anew. A second click changes nothing; whoever decides about one that somebody else decided about since they read it
 * is told. Throws not_found, term_changed.
 */
export async function decideTerm(
  ctx: Ctx,
  actor: Actor,
  { id: named, version }: Asked,
  { action, reason, isDone, decide }: Deciding,
): Promise<TermState> {
  const { userId: adminId } = requireAdmin(actor)
  const { kind, id } = readTermId(named)
  return ctx.transaction(async (ctx) => {
    // One after the other: names and places in the list are held against those of all others.
    await lockTerms(ctx.db)
    const all = await storeOf[kind].list(ctx.db)
    const term = all.find((one) => one.id === id)
    if (!term) throw new AppError('not_found')
    const known = { kind, term, all }
    const subject = auditSubject('business-term', named)
    const isMine = term.version === version || (await wasJustSaid(ctx, { adminId, action, subject, reason }))
    if (isMine && isDone(known)) return viewState(kind, term)
    if (term.version !== version) throw new AppError('term_changed')
    const { change, data } = await decide(ctx, known)
    const decided = await storeOf[kind].change(ctx.db, id, change)
    await recordAudit(ctx, { adminId, action, subject, data: { name: decided.name, ...data } })
    await purgePages(ctx.db, [pageTags.businessCategories])
    return viewState(kind, decided)
  })
}

/** Returns where one stands once something was decided about it. */
export const viewState = (kind: TermKind, { id, name, slug, retiredAt, version }: StoredTerm): TermState => ({
  id: termIdOf(kind, id),
  name,
  slug,
  isRetired: retiredAt !== null,
  version,
})
