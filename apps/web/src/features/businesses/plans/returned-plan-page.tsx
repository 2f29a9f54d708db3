import type { ReturnedPlan } from '@oficio/contracts/businesses/own-plan'
import { paths } from '@oficio/contracts/paths'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { MessagePage } from '@/components/layout/message-page'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PageRefresher } from '@/lib/page-refresher'
import { tryAgainText } from '../../subscriptions/order/try-again-text'
import { PayPlan } from './pay-plan'

/** How soon the page looks again whether a charge has come through. */
const lookAgainMs = 5_000

const claimNote =
  'Para administrarlo, elegí tu contraseña con el enlace que te mandamos por email al registrarlo.'

/** Back from where a plan is paid: what became of it, as the provider says, and what comes next. */
export function ReturnedPlanPage({ returned }: { returned: ReturnedPlan | null }) {
  if (!returned) return <Unknown />
  const { state, isPublic, isClaimed } = returned
  const isOpen = state === 'unpaid' || state === 'refused'
  const look = state === 'refused' ? refused : state === 'unpaid' ? unpaid : isPublic ? published : confirming
  return (
    <>
      {look === confirming && <PageRefresher everyMs={lookAgainMs} />}
      <MessagePage {...look(returned)} {...(!isClaimed && { note: claimNote })}>
        {isOpen && <PayByOther returned={returned} />}
      </MessagePage>
    </>
  )
}

interface Said {
  art?: ReactNode
  title: string
  description: string
  actions: ReactNode
}

const published = ({ business: { name, slug }, isClaimed }: ReturnedPlan): Said => ({
  art: <CircleCheck aria-hidden className="size-12 text-success" />,
  title: '¡Listo! Tu página ya se ve',
  description: `Cualquiera puede encontrar ${name} en el sitio.`,
  actions: (
    <>
      <Button asChild>
        <Link href={paths.business(slug)}>Ver mi página</Link>
      </Button>
      {isClaimed ? <ToBusinesses /> : <ToHome />}
    </>
  ),
})

const confirming = ({ business: { name }, isClaimed }: ReturnedPlan): Said => ({
  title: 'Estamos confirmando el pago',
  description: `Apenas Mercado Pago lo confirme, la página de ${name} se publica. Suele tardar unos minutos, y no hace falta que esperes acá.`,
  actions: (
    <>
      {isClaimed && <ToBusinesses />}
      <ToHome />
    </>
  ),
})

function refused({ business: { name }, isPublic, isClaimed, order: { payerEmail } }: ReturnedPlan): Said {
  return {
    title: 'Mercado Pago no pudo cobrar el plan',
    description: `No se te cobró nada, y la página de ${name} ${isPublic ? 'sigue como estaba' : 'todavía no se ve'}. ${tryAgainText(payerEmail)}`,
    actions: isClaimed ? <ToBusinesses /> : <ToHome />,
  }
}

/** A subscription is bound to one Mercado Pago account: whoever pays with another one says so first. */
function PayByOther({ returned: { business, order, state } }: { returned: ReturnedPlan }) {
  const form = <PayPlan business={{ id: business.id, ...order }} payWay="subscribe" asksForPayer />
  if (state === 'refused') return form
  return (
    <details className="group">
      <summary className="min-h-11 py-2.5 text-center font-semibold underline underline-offset-4">
        Pagar con otra cuenta de Mercado Pago
      </summary>
      <div className="pt-4">{form}</div>
    </details>
  )
}

function unpaid({ business: { name }, isPublic, payUrl, isClaimed, order }: ReturnedPlan): Said {
  const later = isClaimed ? 'cuando quieras, desde Mis negocios' : 'más tarde, cuando tengas tu contraseña'
  const payer = payUrl ? ` Es para la cuenta de Mercado Pago de ${order.payerEmail}.` : ''
  return {
    title: isPublic ? 'El plan quedó sin pagar' : 'Tu página todavía no se ve',
    description: isPublic
      ? `No se cobró nada, y la página de ${name} sigue como estaba. Podés pagarlo ahora o ${later}.${payer}`
      : `Registramos ${name}, pero el plan quedó sin pagar: no se cobró nada. La página se publica apenas lo pagues, ahora o ${later}.${payer}`,
    actions: (
      <>
        {payUrl && (
          <Button asChild variant="sol">
            <a href={payUrl}>Pagar ahora</a>
          </Button>
        )}
        {isClaimed ? <ToBusinesses /> : <ToHome />}
      </>
    ),
  }
}

/** Somebody else's browser, or a plan that is over. */
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

const ToBusinesses = () => (
  <Button asChild variant="outline">
    <Link href={paths.userBusinesses()}>Ver mis negocios</Link>
  </Button>
)

const ToHome = () => (
  <Button asChild variant="outline">
    <Link href={paths.home()}>Ir al inicio</Link>
  </Button>
)
