import type { ArrivalView } from '@oficio/contracts/accounts/identities'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findArrival } from './arrivals'
import { findIdentity, findOwner, isProvenOwner } from './find-owner'

/** Returns what somebody who came back from a provider has to do next. Asking uses nothing up. */
export async function getArrival(
  ctx: Ctx,
  actor: Caller,
  { token }: { token: string },
): Promise<ArrivalView> {
  const arrival = await findArrival(ctx, actor, token)
  if (!arrival) return { next: 'start-again' }
  if (await findIdentity(ctx, arrival)) return { next: 'enter' }
  const owner = await findOwner(ctx, arrival.email)
  if (!owner || isProvenOwner(owner) || !arrival.isVerified) return { next: 'enter' }
  return { next: 'give-password', email: arrival.email }
}
