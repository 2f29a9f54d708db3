import type { ErrorCode } from '@oficio/contracts/errors'
import { expect, it } from 'vitest'
import type { Act } from './act'
import { acts } from './acts'
import { onDuty } from './on-duty'
import { buildAdmins } from './panel'

const duty = onDuty()

interface Decision extends Act {
  second: ErrorCode
}
const isDecision = (act: Act): act is Decision => typeof act.second === 'string'
const decisions = acts
  .filter(isDecision)
  .map((act, index) => ({ ...act, name: `${index + 1} ${act.action}` }))

it.each(decisions)(
  'the first of two simultaneous admins decides and the second sees a refusal: $name',
  async (act) => {
    const { ctx, panel } = duty()
    const admins = await buildAdmins(ctx, 2)
    const { subject, ...call } = await act.prepare(ctx)
    const codes = await Promise.all(
      admins.map(({ cookie }, index) =>
        panel.send(act.endpoint, { ...call, cookie, body: inOtherWords(call.body, index) }),
      ),
    )
    expect(codes.sort()).toEqual(['', act.second])
    expect(await ctx.db.auditEntry.count({ where: { action: act.action, subject } })).toBe(1)
  },
)

/** Returns the body with other words, because two admins never write the same. */
function inOtherWords(body: object = {}, index: number): object {
  const changedFields = Object.entries(body).map(([name, value]) => {
    if (['reason', 'note', 'answer', 'description'].includes(name)) return [name, `${value} (${index})`]
    return name === 'value' ? [name, Number(value) + index] : [name, value]
  })
  return Object.fromEntries(changedFields)
}
