import { auditTexts } from '@oficio/contracts/kernel/audit-words'
import { expect, it } from 'vitest'
import { acts } from './acts'
import { onDuty } from './on-duty'
import { buildAdmins } from './panel'

const duty = onDuty()

it('an afternoon of two admins leaves one entry for each thing they did: who, when, what, about what and why', async () => {
  const { ctx, panel } = duty()
  const admins = await buildAdmins(ctx, 2)
  const done: object[] = []
  for (const [index, act] of acts.entries()) {
    const admin = admins[index % 2]
    if (!admin) throw new Error('nobody is on duty')
    ctx.clock.advance({ minutes: 7 })
    const { subject, ...call } = await act.prepare(ctx)
    expect([act.action, await panel.send(act.endpoint, { ...call, cookie: admin.cookie })]).toEqual([
      act.action,
      '',
    ])
    const words = act.words ? Object(call.body)[act.words === 'note' ? 'note' : 'reason'] : undefined
    done.push({ by: admin.id, at: ctx.clock.now(), action: act.action, subject, words })
  }
  expect(done.length).toBeGreaterThanOrEqual(30)
  const entries = await ctx.db.auditEntry.findMany({
    where: { actorKind: 'admin' },
    orderBy: { createdAt: 'asc' },
  })
  expect(
    entries.map(({ userId, createdAt, action, subject, data }) => ({
      by: userId,
      at: createdAt,
      action,
      subject,
      words: acts.some((act) => act.action === action && act.words) ? wordsOf(data) : undefined,
    })),
  ).toEqual(done)
})

/**
 * Returns the admin's words in an audit entry. The `reason` of a refund is one of a few kinds, so its `note` has the
 * words.
 */
const wordsOf = (data: unknown): unknown => Object(data).note ?? Object(data).reason

it('everything that an admin can decide has its part in it', () => {
  const did = new Set<string>(acts.map(({ action }) => action))
  /**
   * Actions without an endpoint for admins: automatic ones, the command on the server, an owner's proof, and filing for
   * another person.
   */
  const actionsWithoutEndpoint = [
    'admin-created',
    'admin-promoted',
    'business-claimed',
    'data-request-opened',
    'lead-report-returned-automatically',
    'payment-not-accepted',
    'session-reuse',
    'subscription-charge-not-accepted',
  ]
  expect(Object.keys(auditTexts).filter((action) => !did.has(action))).toEqual(actionsWithoutEndpoint)
})
