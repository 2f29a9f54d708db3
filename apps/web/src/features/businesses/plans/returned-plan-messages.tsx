import type { ReturnedPlan } from '@oficio/contracts/businesses/own-plan'
import { paths } from '@oficio/contracts/paths'
import { providerName } from '@oficio/contracts/text/provider-name'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { tryAgainText } from '../../subscriptions/order/try-again-text'

interface PlanMessage {
  art?: ReactNode
  title: string
  description: string
  actions?: ReactNode
}

const registered = ({ business: { name } }: ReturnedPlan): PlanMessage => ({
  art: <CircleCheck aria-hidden className="size-12 text-success" />,
  title: '¡Negocio registrado con éxito!',
  description: `La página de ${name} se publica apenas se confirma el pago del plan.`,
})

const published = ({ business: { name, slug }, claimMailedTo }: ReturnedPlan): PlanMessage => ({
  art: <CircleCheck aria-hidden className="size-12 text-success" />,
  title: '¡Listo! Tu página ya se ve',
  description: `Cualquiera puede encontrar ${name} en el sitio.`,
  actions: (
    <>
      <ButtonLink href={paths.business(slug)}>Ver mi página</ButtonLink>
      {claimMailedTo === null ? <ToBusinesses /> : <ToHome />}
    </>
  ),
})

const confirming = ({ business: { name }, claimMailedTo }: ReturnedPlan): PlanMessage => ({
  title: 'Estamos confirmando el pago',
  description: `Apenas ${providerName} lo confirme, la página de ${name} se publica. Suele tardar unos minutos, y no hace falta que esperes acá.`,
  actions: (
    <>
      {claimMailedTo === null && <ToBusinesses />}
      <ToHome />
    </>
  ),
})

function refusedMessage({
  business: { name },
  isPublic,
  claimMailedTo,
  order: { payerEmail },
}: ReturnedPlan): PlanMessage {
  return {
    title: `${providerName} no pudo cobrar el plan`,
    description: `No se te cobró nada, y la página de ${name} ${isPublic ? 'sigue como estaba' : 'todavía no se ve'}. ${tryAgainText(payerEmail)}`,
    actions: claimMailedTo === null ? <ToBusinesses /> : <ToHome />,
  }
}

function unpaid({ business: { name }, isPublic, payUrl, claimMailedTo, order }: ReturnedPlan): PlanMessage {
  const later =
    claimMailedTo === null ? 'cuando quieras, desde Mis negocios' : 'más tarde, cuando tengas tu contraseña'
  const payer = payUrl ? ` Es para la cuenta de ${providerName} de ${order.payerEmail}.` : ''
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
        {claimMailedTo === null ? <ToBusinesses /> : <ToHome />}
      </>
    ),
  }
}

/** Returns the message about the state of the plan after the visit to the payment page. */
export function messageOf(returnedPlan: ReturnedPlan): PlanMessage {
  const { state, isPublic } = returnedPlan
  if (state === 'registered') return registered(returnedPlan)
  if (state === 'refused') return refusedMessage(returnedPlan)
  if (state === 'unpaid') return unpaid(returnedPlan)
  return isPublic ? published(returnedPlan) : confirming(returnedPlan)
}

export const ToBusinesses = () => (
  <ButtonLink href={paths.userBusinesses()} variant="outline">
    Ver mis negocios
  </ButtonLink>
)

export const ToHome = () => (
  <ButtonLink href={paths.home()} variant="outline">
    Ir al inicio
  </ButtonLink>
)
