import { readTermId, type TermKind, type TermState, termIdOf } from '@oficio/contracts/businesses/terms/terms'
import { AppError } from '@oficio/contracts/errors'
import type { AuditAction } from '@oficio/contracts/kernel/audit-words'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { isRepeatedDecision } from '../../kernel/audit/is-repeated-decision'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { lockTerms } from '../lock-terms'
import { type StoredTerm, storeOf, type TermChange } from './stored-terms'

interface TermDecisionInput {
  id: string
  /** The version that the admin saw. */
  version: number
}

interface TermContext {
  kind: TermKind
  term: StoredTerm
  /** All terms of the kind, in their order. */
  all: readonly StoredTerm[]
}

interface Deciding {
  action: AuditAction
  /** The admin's reason, for decisions that require one. */
  reason?: string
  /** Whether the term is already in the requested state. */
  isDone(context: TermContext): boolean
  /** Checks the request, applies its side effects, and returns the outcome. */
  decide(ctx: TxCtx, context: TermContext): Promise<{ change: TermChange; data: Prisma.InputJsonObject }>
}

/**
 * Applies an admin's decision about a category or a tag, with its audit entry, in one transaction. Purges all pages and
 * lists that show the term. A second click is a no-op; a decision on an outdated version is refused. Throws not_found,
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
    // Serialises decisions, because names and positions are compared with all other terms.
    await lockTerms(ctx.db)
    const all = await storeOf[kind].list(ctx.db)
    const term = all.find((row) => row.id === id)
    if (!term) throw new AppError('not_found')
    const context = { kind, term, all }
    const subject = auditSubject('business-term', termId)
    const isMine =
      term.version === version || (await isRepeatedDecision(ctx, { adminId, action, subject, reason }))
    if (isMine && isDone(context)) return viewState(kind, term)
    if (term.version !== version) throw new AppError('term_changed')
    const { change, data } = await decide(ctx, context)
    const changedTerm = await storeOf[kind].change(ctx.db, id, change)
    await recordAudit(ctx, { adminId, action, subject, data: { name: changedTerm.name, ...data } })
    await purgePages(ctx.db, [pageTags.businessCategories])
    return viewState(kind, changedTerm)
  })
}

/** Returns the state of a term after a decision. */
export const viewState = (kind: TermKind, { id, name, slug, retiredAt, version }: StoredTerm): TermState => ({
  id: termIdOf(kind, id),
  name,
  slug,
  isRetired: retiredAt !== null,
  version,
})
