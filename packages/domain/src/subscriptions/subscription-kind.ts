import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import type { SettingKey } from '@oficio/contracts/settings'
import type { Tx } from '@oficio/db/client'
import type { ProfessionalStatus } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'

/** Who can have a subscription; the column is text so that a new kind needs no migration. */
export type SubjectType = 'professional'

/** What a subscription of one kind of subject costs, says and leads to. */
export interface SubscriptionKind {
  /** The setting that holds the monthly price of a unit, in pesos. */
  unitPriceSetting: Extract<SettingKey, 'monthlyPricePerRubroArs'>
  /** Locks the subject until the transaction ends, and throws where it may not subscribe: not_approved, account_suspended. */
  lockSubscribable(tx: Tx, subjectId: string): Promise<void>
  /** How many units the subject is charged for now, at least one. */
  unitsOf(tx: Tx, subjectId: string): Promise<number>
  /** What the payer reads in every mail of the provider. */
  titleOf(ctx: Ctx): string
  /** '2 rubros' */
  unitsText(units: number): string
  /** The page of this site where it is seen to. */
  managePath: string
}

const kinds: Record<SubjectType, SubscriptionKind> = {
  professional: {
    unitPriceSetting: 'monthlyPricePerRubroArs',
    lockSubscribable: async (tx, professionalId) => {
      const [found] = await tx.$queryRaw<{ status: ProfessionalStatus }[]>`
        SELECT status FROM professionals WHERE id = ${professionalId}::uuid FOR NO KEY UPDATE`
      if (found) refuseUnapproved(found.status)
    },
    unitsOf: async (tx, professionalId) =>
      Math.max(1, await tx.professionalRubro.count({ where: { professionalId } })),
    titleOf: (ctx) => `Suscripción profesional · ${ctx.site.name}`,
    unitsText: (units) => (units === 1 ? '1 rubro' : `${units} rubros`),
    managePath: paths.professionalPayments(),
  },
}

/** Nobody else could use what they pay for. Throws not_approved, account_suspended. */
export function refuseUnapproved(status: ProfessionalStatus): void {
  if (status === 'suspended') throw new AppError('account_suspended')
  if (status !== 'approved') throw new AppError('not_approved')
}

/** Returns the rules of a subscription's kind. Throws on a kind that nobody knows, so that nothing is charged blindly. */
export function kindOf({ subjectType }: { subjectType: string }): SubscriptionKind {
  const found = Object.entries(kinds).find(([name]) => name === subjectType)?.[1]
  if (!found) throw new Error(`no rules for subscriptions of ${subjectType}`)
  return found
}

/** Returns what a unit of that kind costs a month now, in centavos. */
export async function unitPriceOf(ctx: Ctx, of: { subjectType: string }): Promise<number> {
  return (await ctx.settings.getFresh(kindOf(of).unitPriceSetting)) * 100
}
