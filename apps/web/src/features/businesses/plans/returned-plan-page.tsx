import type { ReturnedPlan } from '@oficio/contracts/businesses/own-plan'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { MessagePage } from '@/components/layout/message-page'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { MailAddress } from '@/components/ui/mail-address'
import { PageRefresher } from '@/lib/page-refresher'
import { PayPlan } from './pay-plan'
import { messageOf, ToBusinesses, ToHome } from './returned-plan-messages'

/** How many milliseconds pass before the page checks again whether a charge was confirmed. */
const lookAgainMs = 5_000

const claimNote = (email: string, isMailWaiting: boolean) => (
  <>
    {isMailWaiting ? 'Te vamos a mandar' : 'Te mandamos'} un email a{' '}
    <strong>
      <MailAddress>{email}</MailAddress>
    </strong>{' '}
    con un enlace para elegir tu contraseña y administrar tu negocio. Vale por {limits.businessClaimDays}{' '}
    días. {isMailWaiting && waitingMailText}
  </>
)

/**
 * The page to which the payer returns from the payment page: the state of the plan at the provider, and what comes
 * next.
 */
export function ReturnedPlanPage({ returnedPlan }: { returnedPlan: ReturnedPlan | null }) {
  if (!returnedPlan) return <Unknown />
  const { state, claimMailedTo, isMailWaiting } = returnedPlan
  const isWaiting = state === 'confirming' || (state === 'paid' && !returnedPlan.isPublic)
  return (
    <>
      {isWaiting && <PageRefresher everyMs={lookAgainMs} />}
      <MessagePage
        {...messageOf(returnedPlan)}
        {...(claimMailedTo && { note: claimNote(claimMailedTo, isMailWaiting) })}
      >
        {state === 'registered' && <FirstPayment order={returnedPlan.order} id={returnedPlan.business.id} />}
        {(state === 'unpaid' || state === 'refused') && <PayByOther returnedPlan={returnedPlan} />}
      </MessagePage>
    </>
  )
}

/** The payment form of a plan for which no payment has started yet. */
const FirstPayment = ({ id, order }: { id: string; order: ReturnedPlan['order'] }) => (
  <Card className="space-y-5">
    <p>
      Plan {tierNames[order.tier]}: <strong>{formatMoney(order.monthlyPriceArs)}</strong> por mes.
    </p>
    <PayPlan business={{ id, ...order }} payWay="subscribe" asksForPayer />
    <Link href={paths.home()} className={textLink}>
      Pagarlo después e ir al inicio
    </Link>
  </Card>
)

/**
 * The form to pay with another Mercado Pago account. A subscription is bound to one account, so its email address is
 * asked first.
 */
function PayByOther({ returnedPlan: { business, order, state } }: { returnedPlan: ReturnedPlan }) {
  const form = <PayPlan business={{ id: business.id, ...order }} payWay="subscribe" asksForPayer />
  if (state === 'refused') return form
  return (
    <details className="group">
      <summary className="min-h-11 py-2.5 text-center font-semibold underline underline-offset-4">
        Pagar con otra cuenta de {providerName}
      </summary>
      <div className="pt-4">{form}</div>
    </details>
  )
}

/** Shown in another person's browser, or for a plan that has ended. */
const Unknown = () => (
  <MessagePage
    title="Tu negocio"
    description="Su página se ve mientras el plan esté pago. Cómo está el tuyo se ve en Mis negocios."
    actions={
      <>
        <ToBusinesses />
        <ToHome />
      </>
    }
  />
)
