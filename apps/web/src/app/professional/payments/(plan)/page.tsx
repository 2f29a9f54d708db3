import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { areInvoicesIssued } from '@oficio/domain/payments/invoicing/are-invoices-issued'
import { getPlan } from '@oficio/domain/professionals/plan/get-plan'
import { listSinglePayments } from '@oficio/domain/professionals/plan/list-single-payments'
import { getOwnDemand } from '@oficio/domain/search/demand/get-own-demand'
import { HowItWorks } from '@/features/professionals/plan/how-it-works'
import { PlanSection } from '@/features/professionals/plan/plan-section'
import { DemandBox } from '@/features/search/demand/demand-box'
import { historyOf } from '@/features/subscriptions/charges/history-entries'
import { PaymentHistory } from '@/features/subscriptions/charges/payment-history'
import { SubscriptionReturn } from '@/features/subscriptions/order/subscription-return'
import { PageRefresher } from '@/lib/page-refresher'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'
import { OwnPage } from '../../own-page'
import { resolveViewedProfessional } from '../../viewed-professional'
import { ViewedProfessionalNote } from '../../viewed-professional-note'

const title = 'Pagos y suscripción'

export const metadata = head(pages.professionalPayments, { title })

export default page(pages.professionalPayments, async ({ ctx, actor, principal, query }) => {
  // The provider returns the payer with `preapproval_id`. The value is not trusted; the page asks the provider instead.
  const { preapproval_id, professionalId } = await query()
  const viewed = resolveViewedProfessional(principal, professionalId)
  const isIdleReturned = (await ctx.settings.get('refundIdleMonths')) > 0
  const hasInvoices = await areInvoicesIssued(ctx)
  const [subscription, payments, demand] = await orNotFound(
    Promise.all([
      getPlan(ctx, actor, viewed),
      listSinglePayments(ctx, actor, viewed),
      getOwnDemand(ctx, actor, viewed),
    ]),
  )
  const plan = (
    <PlanSection
      page={subscription}
      accountEmail={viewed.isOwn ? principal.user.email : null}
      isApproved={subscription.canSubscribe}
      nowMs={ctx.clock.now().getTime()}
    />
  )
  return (
    <OwnPage title={title} above={<ViewedProfessionalNote {...viewed} />} isForeign={!viewed.isOwn}>
      {subscription.subscription && <PageRefresher />}
      <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-10">
          <div className="space-y-4">
            {/* Shows the demand before the payment. */}
            {demand && subscription.subscribeWay && <DemandBox demand={demand} />}
            {preapproval_id === undefined ? (
              plan
            ) : (
              <SubscriptionReturn
                status={subscription.status.status}
                payerEmail={subscription.payerEmail}
                activeText="Ya podés abrir los contactos de tus rubros."
                failedText="Error al obtener el estado de la prueba. Seguimos intentando."
                backPath={paths.professionalPayments()}
              >
                {plan}
              </SubscriptionReturn>
            )}
          </div>
          <PaymentHistory entries={historyOf(subscription.charges, payments)} />
        </div>
        <HowItWorks
          supportEmail={ctx.site.supportEmail}
          isIdleReturned={isIdleReturned}
          hasInvoices={hasInvoices}
        />
      </div>
    </OwnPage>
  )
})
