import { AppError } from '@oficio/contracts/errors'
import type { Ctx } from './ctx'

/** Identifies an object at a provider. Two providers may use the same id, so the id alone identifies nothing. */
export interface ProviderKey {
  provider: string
  providerId: string
}

/** Returns the key of an object that the provider of the context calls `providerId`. */
export const keyAt = ({ payments }: Pick<Ctx, 'payments'>, providerId: string): ProviderKey => ({
  provider: payments.name,
  providerId,
})

/** Returns the unique key for a lookup of one row. */
export const byKey = ({ provider, providerId }: ProviderKey): { provider_providerId: ProviderKey } => ({
  provider_providerId: { provider, providerId },
})

/** Returns the condition for several objects of the provider of the context. */
export const keysAt = ({ payments }: Pick<Ctx, 'payments'>, ids: readonly string[]) => ({
  provider: payments.name,
  providerId: { in: [...ids] },
})

/**
 * Returns the context with the provider of a stored row. That may be a former provider of the site. Use it outside of
 * transactions, before the provider is asked. Throws provider_denied if the site has no gateway to that provider.
 */
export function atProvider<Context extends Ctx>(ctx: Context, { provider }: { provider: string }): Context {
  if (ctx.payments.name === provider) return ctx
  const payments = ctx.otherPayments.find(({ name }) => name === provider)
  if (payments) return { ...ctx, payments }
  throw new AppError('provider_denied', { cause: new Error(`no gateway for ${provider}`) })
}
