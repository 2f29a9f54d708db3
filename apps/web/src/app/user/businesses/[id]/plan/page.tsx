import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { listPlanCharges } from '@oficio/domain/businesses/owner/list-plan-charges'
import { listBusinessRubros } from '@oficio/domain/rubros/list-rubros'
import { PlanCard } from '@/features/businesses/plans/plan-card'
import { PlanOffer } from '@/features/businesses/plans/plan-offer'
import { PricesWithVat } from '@/features/payments/net-price'
import { historyOf } from '@/features/subscriptions/charges/history-entries'
import { PaymentHistory } from '@/features/subscriptions/charges/payment-history'
import { page, readHead } from '@/server/page'
import { ByScripts, DeskPage } from '../desk-page'
import { readOwnBusiness } from '../read-business'

export const generateMetadata = readHead(pages.userBusinessPlan, async (input) => ({
  title: `Plan de ${(await readOwnBusiness(input)).business.name}`,
}))

export default page(pages.userBusinessPlan, async (input) => {
  const { ctx, actor, params } = input
  const own = await readOwnBusiness(input)
  const [rubros, charges] = await Promise.all([listBusinessRubros(ctx), listPlanCharges(ctx, actor, params)])
  return (
    <DeskPage own={own} part="plan">
      <PlanCard
        own={own}
        rubroNames={own.business.rubros.map(({ name }) => name)}
        nowMs={ctx.clock.now().getTime()}
      />
      <ByScripts>
        <PricesWithVat percent={await ctx.settings.get('vatPercent')}>
          <PlanOffer own={own} rubros={[...rubros, ...outOfUse(own, rubros)]} />
        </PricesWithVat>
      </ByScripts>
      <PaymentHistory entries={historyOf(charges, [])} receiptPath={paths.userReceipt} />
    </DeskPage>
  )
})

/**
 * Returns the business's rubros that are no longer offered. They stay in the form, so that the owner can remove them.
 */
const outOfUse = ({ business }: OwnBusiness, rubros: readonly RubroView[]): RubroView[] =>
  business.rubros
    .filter(({ id }) => !rubros.some((rubro) => rubro.id === id))
    .map((rubro) => ({ ...unknown, ...rubro }))

const unknown = {
  description: '',
  slug: '',
  icon: '',
  tradePlural: '',
  synonyms: [],
  isPopular: false,
  isBusinessOnly: false,
}
