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

interface TermDecisionInput {
  id: string
  /** As the admin read it. */
  version: number
}

interface TermContext {
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
  isDone(context: TermContext): boolean
  /** Checks the request, applies its side effects, and returns the outcome. */
  decide(ctx: TxCtx, context: TermContext): Promise<{ change: TermChange; data: Prisma.InputJsonObject }>
}

/**
 * An admin's decision about a category or a tag, with its trace, in one transaction; all pages and lists that show it
 * are rendered again. A second click is a no-op; a decision on an outdated version is refused. Throws not_found,
 * term_changed.
 */
export async function decideTerm(
  ctx: Ctx,
  actor: Actor,
  { id: termId, version }: TermDecisionInput,
  { action, reason, isDone, decide }: Deciding,
): Promise<TermState> {
  const { userId: adminId } = requireAdmin(actor)
  const { kind, id } = readTermId(termId)
  return ctx.transaction(async (ctx) => {
    // One after the other: names and places in the list are held against those of all others.
    await lockTerms(ctx.db)
    const all = await storeOf[kind].list(ctx.db)
    const term = all.find((row) => row.id === id)
    if (!term) throw new AppError('not_found')
    const context = { kind, term, all }
    const subject = auditSubject('business-term', termId)
    const isMine = term.version === version || (await wasJustSaid(ctx, { adminId, action, subject, reason }))
    if (isMine && isDone(context)) return viewState(kind, term)
    if (term.version !== version) throw new AppError('term_changed')
    const { change, data } = await decide(ctx, context)
    const changedTerm = await storeOf[kind].change(ctx.db, id, change)
    await recordAudit(ctx, { adminId, action, subject, data: { name: changedTerm.name, ...data } })
    await purgePages(ctx.db, [pageTags.businessCategories])
    return viewState(kind, changedTerm)
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
