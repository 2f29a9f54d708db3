import type { Endpoint, Precondition } from '@oficio/contracts/endpoint'
import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { requireStartedRegistration } from '@oficio/domain/professionals/documents/started-registrations'

/** The check of each precondition that an endpoint may declare. Each check throws if the caller does not meet it. */
const checks: Record<Precondition, (ctx: Ctx, actor: Caller) => Promise<void>> = {
  startedRegistration: requireStartedRegistration,
}

/** Checks the endpoint's precondition, if it has one. Throws the refusal of that precondition. */
export async function requirePrecondition(
  ctx: Ctx,
  { precondition }: Endpoint,
  actor: Caller,
): Promise<void> {
  if (precondition) await checks[precondition](ctx, actor)
}
