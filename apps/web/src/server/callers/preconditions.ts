import type { Endpoint, Precondition } from '@oficio/contracts/endpoint'
import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { requireStartedRegistration } from '@oficio/domain/professionals/documents/started-registrations'

/** What checks each precondition that an endpoint may declare; each throws the refusal. */
const checks: Record<Precondition, (ctx: Ctx, actor: Caller) => Promise<void>> = {
  startedRegistration: requireStartedRegistration,
}

/** Throws the refusal of the endpoint's precondition where the caller does not meet it. */
export async function requirePrecondition(
  ctx: Ctx,
  { precondition }: Endpoint,
  actor: Caller,
): Promise<void> {
  if (precondition) await checks[precondition](ctx, actor)
}
