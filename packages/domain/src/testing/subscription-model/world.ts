import { type Actor, account } from '../../kernel/actor'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { fetchCharge } from '../../subscriptions/provider-sync/fetch-charge'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { buildProfessional } from '../builders/build-professional'
import { buildServiceRequest } from '../builders/build-service-request'
import { buildUser } from '../builders/build-user'
import type { TestCtx } from '../fake-context'
import { runDueJobs } from '../run-jobs'
import type { Model } from './model'

/** The product under test, with a provider that records its answers about subscriptions. */
export interface World {
  ctx: TestCtx
  professional: { id: string; actor: Actor }
  admin: Actor
  rubroIds: number[]
  /** Matching requests that nobody has opened yet, by whether their client confirmed them. */
  requestIds: { confirmed: string[]; unconfirmed: string[] }
  /** The provider's answers about subscriptions since the last `settle`. */
  answers: ProviderSubscription[]
}

/** Returns a product in which one professional with one rubro has just been approved. */
export async function makeWorld(ctx: TestCtx): Promise<World> {
  const rubros = await ctx.db.rubro.findMany({ where: { retiredAt: null }, orderBy: { position: 'asc' } })
  const plumbing = rubros.findIndex(({ slug }) => slug === 'plomeria')
  // The requests are for plumbers, so the professional never gives up that rubro.
  const rubroIds = [...rubros.splice(plumbing, 1), ...rubros].slice(0, 5).map(({ id }) => id)
  const { id, userId } = await buildProfessional(ctx, { rubroIds: rubroIds.slice(0, 1) })
  const { id: adminId } = await buildUser(ctx, { role: 'admin' })
  const world: World = {
    ctx,
    professional: { id, actor: account(userId, 'professional') },
    admin: account(adminId, 'admin'),
    rubroIds,
    requestIds: { confirmed: await copyRequests(ctx, true), unconfirmed: await copyRequests(ctx, false) },
    answers: [],
  }
  const { getSubscription } = ctx.payments
  ctx.payments.getSubscription = async (providerId) => {
    const subscription = await getSubscription(providerId)
    if (subscription) world.answers.push(subscription)
    return subscription
  }
  return world
}

/** Stores more equal requests than a run can use up. Returns their ids. */
async function copyRequests(ctx: TestCtx, isConfirmed: boolean): Promise<string[]> {
  const { id, ...request } = await buildServiceRequest(ctx)
  const ids = [id, ...Array.from({ length: 60 }, () => ctx.ids.next())]
  await ctx.db.serviceRequest.createMany({
    data: ids.slice(1).map((copy) => ({ ...request, id: copy, bodyHash: copy })),
  })
  if (!isConfirmed)
    await ctx.db.serviceRequest.updateMany({ where: { id: { in: ids } }, data: { confirmedAt: null } })
  return ids
}

/** How the provider notifies the site: in order, not at all, or all at once. The result must be the same in the end. */
export type NotificationDelivery = 'heard' | 'unheard' | 'shuffled'

/** Notifies the site about a subscription and its newest charge. Either notification makes the site fetch both. */
export async function notifySite(
  { ctx }: World,
  providerId: string,
  delivery: NotificationDelivery,
): Promise<void> {
  if (delivery === 'unheard') return
  const newest = [...ctx.payments.subscriptions.charges.values()].findLast(
    ({ subscriptionId }) => subscriptionId === providerId,
  )
  const aboutIt = () => fetchSubscription(ctx, { providerId })
  const news = newest
    ? [() => fetchPayment(ctx, newest.payment?.id ?? '', 'notification'), () => fetchCharge(ctx, newest.id)]
    : [aboutIt]
  if (delivery === 'heard') for (const deliver of news) await deliver()
  else await Promise.all([...news.toReversed(), aboutIt].map((deliver) => deliver()))
}

/** Runs all jobs except mails, and updates the model with what the site has heard from the provider. */
export async function settle(model: Model, world: World): Promise<void> {
  const { ctx, answers } = world
  await runDueJobs(ctx, { exceptNames: ['send-mail'] })
  const answeredSubscriptions = answers.splice(0)
  for (const { id, status, updatedAt } of answeredSubscriptions) {
    const knownSubscription = model.subscriptions.find(({ providerId }) => providerId === id)
    if (!knownSubscription) throw new Error('the site asked about a subscription that it should not know')
    knownSubscription.status = status
    const isAuthorised = status === 'authorized' || status === 'paused'
    knownSubscription.authorizedAt ??= isAuthorised ? updatedAt.getTime() : null
  }
  for (const knownSubscription of model.subscriptions)
    if (answeredSubscriptions.some(({ id }) => id === knownSubscription.providerId))
      await hearCharges(model, world, knownSubscription.providerId)
}

async function hearCharges(model: Model, { ctx }: World, providerId: string): Promise<void> {
  const knownSubscription = model.subscriptions.find((subscription) => subscription.providerId === providerId)
  for (const charge of ctx.payments.subscriptions.charges.values()) {
    if (charge.subscriptionId !== providerId || !knownSubscription) continue
    const payment = await ctx.payments.getPayment(charge.payment?.id ?? '')
    const isPaid = payment?.status === 'approved'
    const isLost = charge.status === 'processed'
    knownSubscription.charges.set(charge.id, {
      debitAt: charge.debitAt.getTime(),
      state: isPaid ? 'paid' : isLost ? 'lost' : 'retrying',
    })
    if (isPaid) model.receipts.add(charge.id)
  }
}
