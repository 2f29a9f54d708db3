import { Hono } from 'hono'
import { seeOther } from '../../../respond'
import { partyRefusalOf, partyTexts } from '../../account/accounts'
import { rejections } from '../../checkout/outcomes'
import { asText, type Fields } from '../../http/fields'
import { queryOf } from '../../http/read-call'
import type { IconName } from '../../pages/icons'
import { messagePage } from '../../pages/message'
import { fromOwnForm } from '../../pages/own-origin'
import type { Preapproval } from '../../store/records'
import type { World } from '../../world'
import { authorizePreapproval } from '../authorize-preapproval'
import { subscriptionBackUrl } from './subscription-back-url'
import { subscriptionPage } from './subscription-page'

export const subscriptionPageRoutes = (world: World) =>
  new Hono()
    .get('/subscriptions/checkout', (c) =>
      withPreapproval(world, queryOf(c), (preapproval) =>
        preapproval.status === 'pending' ? subscriptionPage(world, preapproval) : donePage(preapproval),
      ),
    )
    .post('/subscriptions/checkout', fromOwnForm(world), async (c) => {
      const form = await c.req.parseBody()
      return withPreapproval(world, queryOf(c), (preapproval) =>
        preapproval.status === 'pending' ? answerButton(world, preapproval, form) : donePage(preapproval),
      )
    })

function answerButton(world: World, preapproval: Preapproval, form: Fields): Response {
  const payer = (asText(form.payer) ?? preapproval.payerEmail).toLowerCase()
  const party = partyRefusalOf(world, payer)
  if (party) return subscriptionPage(world, preapproval, { text: partyTexts[party], testId: 'payer-refused' })
  if (form.button === 'reject_card' || form.card === 'prepaid') {
    return subscriptionPage(world, preapproval, cardRefusal)
  }
  if (form.button !== 'authorize' && form.button !== 'decline_first') {
    return subscriptionPage(world, preapproval)
  }
  if (payer === preapproval.payerEmail.toLowerCase()) {
    const reason = asText(form.reason) ?? ''
    const declined = reason in rejections ? reason : 'cc_rejected_other_reason'
    authorizePreapproval(world, preapproval, form.button === 'decline_first' ? [declined] : [])
  } else {
    // The account must be that of the subscription's mail address. Otherwise the charge is rejected as high risk,
    // without any further explanation.
    authorizePreapproval(world, preapproval, ['cc_rejected_high_risk'], { isChargedAtOnce: true })
  }
  return seeOther(`/subscriptions/checkout?preapproval_id=${preapproval.id}`)
}

const cardRefusal = {
  text: 'La tarjeta no pasó la validación. La suscripción sigue esperando: probá otra vez.',
  testId: 'card-declined',
}

const words: Record<string, { icon: IconName; title: string; text: string }> = {
  authorized: {
    icon: 'check',
    title: 'Suscripción autorizada',
    text: 'Los cobros se hacen solos en cada fecha.',
  },
  paused: {
    icon: 'clock',
    title: 'Suscripción en pausa',
    text: 'No se cobra hasta que el sitio la reanude.',
  },
  finished: { icon: 'check', title: 'Suscripción terminada', text: 'Llegó a su última fecha.' },
}
const cancelled = {
  icon: 'cross',
  title: 'Suscripción cancelada',
  text: 'Ya no se puede autorizar ni se cobra.',
} as const

/** The page with the outcome of a subscription that is no longer pending. It returns to the site only by its button. */
function donePage(preapproval: Preapproval): Response {
  const back = subscriptionBackUrl(preapproval)
  return messagePage({
    ...(words[preapproval.status] ?? cancelled),
    testId: `subscription-${preapproval.status}`,
    ...(back ? { back: { href: back, label: 'Volver al sitio' } } : {}),
  })
}

function withPreapproval(
  world: World,
  query: URLSearchParams,
  answer: (preapproval: Preapproval) => Response,
): Response {
  const preapproval = world.store.get('preapprovals', query.get('preapproval_id') ?? '')
  if (preapproval) return answer(preapproval)
  return messagePage({
    status: 404,
    icon: 'question',
    title: 'No existe esa suscripción',
    text: 'El enlace no lleva a ninguna. Volvé al sitio y empezá de nuevo.',
    testId: 'unknown-subscription',
  })
}
