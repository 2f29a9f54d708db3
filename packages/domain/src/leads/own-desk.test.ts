import { beforeEach, expect, it } from 'vitest'
import { type Actor, account, system, visitor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { getStandstill } from '../professionals/approval/get-standstill'
import { getPlan } from '../professionals/plan/get-plan'
import { getTrialStatus } from '../professionals/plan/get-trial-status'
import { startTrial } from '../professionals/plan/start-trial'
import { getAccount } from '../professionals/profile/get-account'
import { changeRubros } from '../professionals/rubros/change-rubros'
import { getRubroSelection } from '../professionals/rubros/get-rubro-selection'
import { cancelSubscription } from '../subscriptions/order/cancel-subscription'
import { createSubscription } from '../subscriptions/order/create-subscription'
import { buildUser } from '../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { countLeads } from './desk/count-leads'
import { getPortal } from './desk/get-portal'
import { getProfessionalRequest } from './desk/get-professional-request'
import { listLeads } from './desk/list-leads'
import { markContacted } from './mark-contacted'
import { takeLead } from './taking/take-lead'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const id = '0198a000-0000-7000-8000-000000000000'
const ofOneself: [string, (ctx: Ctx, actor: Actor) => Promise<unknown>][] = [
  ['account', getAccount],
  ['standstill', getStandstill],
  ['plan', getPlan],
  ['trial', getTrialStatus],
  ['end of the plan', cancelSubscription],
  ['start of the plan', (ctx, actor) => createSubscription(ctx, actor, {})],
  ['start of the trial', (ctx, actor) => startTrial(ctx, actor, {})],
  ['rubros', getRubroSelection],
  ['change of rubros', (ctx, actor) => changeRubros(ctx, actor, { rubroIds: [] })],
  ['portal', getPortal],
  ['request', (ctx, actor) => getProfessionalRequest(ctx, actor, { id })],
  ['leads', listLeads],
  ['number of leads', countLeads],
  ['taking of a lead', (ctx, actor) => takeLead(ctx, actor, { id })],
  ['contact', (ctx, actor) => markContacted(ctx, actor, { id })],
]

it.each(ofOneself)(
  "the %s of a professional's own is refused to all others with the same words",
  async (_what, ask) => {
    const { id: userId } = await buildUser(ctx)
    const codeFor = (actor: Actor) => expect(ask(ctx, actor)).rejects
    await codeFor(visitor()).toMatchObject({ code: 'unauthenticated' })
    await codeFor(system).toMatchObject({ code: 'unauthenticated' })
    await codeFor(account(userId, 'user')).toMatchObject({ code: 'forbidden' })
    await codeFor(account(userId, 'admin')).toMatchObject({ code: 'forbidden' })
    await codeFor(account(userId, 'professional')).toMatchObject({ code: 'forbidden' })
  },
)
