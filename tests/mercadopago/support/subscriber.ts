import { type Account, account } from '@oficio/domain/kernel/actor'
import { createSubscription } from '@oficio/domain/subscriptions/order/create-subscription'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import type { Stage } from './stage'
import { advance, settle } from './time'

/** A professional who subscribes, and their subscription at the provider. */
export interface Subscriber {
  actor: Account
  professionalId: string
  /** Address of the page that authorises it. */
  url: string
  /** The provider's id of the subscription. */
  providerId: string
}

/** Stores an approved professional with these rubros and without free leads, who requests a subscription. */
export async function subscribe(stage: Stage, rubroIds: number[] = [1]): Promise<Subscriber> {
  const { id, userId } = await buildProfessional(stage.ctx, {
    rubroIds,
    freeLeadsLeft: 0,
    trialEndedAt: stage.ctx.clock.now(),
  })
  return openAgain(stage, { professionalId: id, actor: account(userId, 'professional') })
}

/** Stores a professional without free leads whose first month is paid. */
export async function subscribed(stage: Stage, rubroIds?: number[]): Promise<Subscriber> {
  const subscriber = await subscribe(stage, rubroIds)
  await decide(subscriber, 'authorize')
  await settleFirstCharge(stage)
  return subscriber
}

/**
 * Processes the notifications of the authorisation and later of the first charge, which the provider makes with
 * a delay.
 */
export async function settleFirstCharge(stage: Stage, options: { timesEach?: number } = {}): Promise<void> {
  await settle(stage, options)
  await advance(stage, { minutes: 45 })
  await settle(stage, options)
}

/** Requests a subscription, for the first time or after an earlier one has ended. */
export async function openAgain(
  { ctx }: Stage,
  { actor, professionalId }: Pick<Subscriber, 'actor' | 'professionalId'>,
): Promise<Subscriber> {
  const { redirectUrl } = await createSubscription(ctx, actor, {})
  const url = redirectUrl ?? ''
  return { actor, professionalId, url, providerId: new URL(url).searchParams.get('preapproval_id') ?? '' }
}

/** The buttons that end the provider's page of a subscription. */
type Button = 'authorize' | 'decline_first' | 'reject_card'

/** Presses a button of the provider's page. */
export async function decide({ url }: Pick<Subscriber, 'url'>, button: Button): Promise<void> {
  const body = new URLSearchParams({ button, reason: 'cc_rejected_insufficient_amount' })
  const page = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  if (page.status >= 400) throw new Error(`the provider's page answered ${page.status}`)
}
