import type { ArrivalView } from '@oficio/contracts/accounts/identities'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findArrival } from './arrivals'
import { asksPassword } from './find-owner'

/** Returns the next step of a visitor who came back from a provider. Does not use up the code. */
export async function getArrival(
  ctx: Ctx,
  actor: Caller,
  { token }: { token: string },
): Promise<ArrivalView> {
  const arrival = await findArrival(ctx, actor, token)
  if (!arrival) return { next: 'start-again' }
  return (await asksPassword(ctx, arrival))
    ? { next: 'give-password', email: arrival.email }
    : { next: 'enter' }
}
