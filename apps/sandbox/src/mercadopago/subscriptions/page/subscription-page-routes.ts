import { REJECTIONS } from '../../checkout/outcomes'
import { asText, type Fields } from '../../http/fields'
import { type Reply, seeOther } from '../../http/reply'
import type { Route } from '../../http/routes'
import type { IconName } from '../../pages/icons'
import { noticePage } from '../../pages/notice'
import type { Preapproval } from '../../store/records'
import type { World } from '../../world'
import { authorizePreapproval } from '../authorize-preapproval'
import { subscriptionBackUrl } from './subscription-back-url'
import { subscriptionPage } from './subscription-page'

/** The pages where a subscription is authorised. */
export const subscriptionPageRoutes: Route[] = [
  {
    method: 'GET',
    path: '/subscriptions/checkout',
    answer: (world, { query }) =>
      withPreapproval(world, query, (preapproval) =>
        preapproval.status === 'pending'
          ? subscriptionPage(world, preapproval)
          : donePage(world, preapproval, query.has('volver')),
      ),
  },
  {
    method: 'POST',
    path: '/subscriptions/checkout',
    answer: (world, { query, body }) =>
      withPreapproval(world, query, (preapproval) => {
        if (preapproval.status !== 'pending') return donePage(world, preapproval, false)
        return answerButton(world, preapproval, body)
      }),
  },
]

function answerButton(world: World, preapproval: Preapproval, form: Fields): Reply {
  const reason = asText(form.reason) ?? ''
  const declined = reason in REJECTIONS ? reason : 'cc_rejected_other_reason'
  if (form.button !== 'authorize' && form.button !== 'decline_first') {
    return subscriptionPage(world, preapproval, form.button === 'reject_card')
  }
  const isDeclined = form.button === 'decline_first'
  authorizePreapproval(world, preapproval, isDeclined ? [declined] : [])
  const back = subscriptionBackUrl(preapproval)
  if (back && world.settings.autoReturnDelayMs === 0) return seeOther(back)
  return seeOther(`/subscriptions/checkout?preapproval_id=${preapproval.id}&volver=1`)
}

const WORDS: Record<string, { icon: IconName; title: string; text: string }> = {
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
const CANCELLED = {
  icon: 'cross',
  title: 'Suscripción cancelada',
  text: 'Ya no se puede autorizar ni se cobra.',
} as const

/** What became of a subscription that waits for nobody any more; leads back by itself when that was just now. */
function donePage(world: World, preapproval: Preapproval, isJustNow: boolean): Reply {
  const back = subscriptionBackUrl(preapproval)
  const seconds = Math.ceil(world.settings.autoReturnDelayMs / 1000)
  return noticePage({
    ...(WORDS[preapproval.status] ?? CANCELLED),
    testId: `subscription-${preapproval.status}`,
    ...(back ? { back: { href: back, label: 'Volver al sitio' } } : {}),
    ...(back && isJustNow ? { refresh: { seconds, address: back } } : {}),
  })
}

function withPreapproval(
  world: World,
  query: URLSearchParams,
  answer: (preapproval: Preapproval) => Reply,
): Reply {
  const preapproval = world.store.get('preapprovals', query.get('preapproval_id') ?? '')
  if (preapproval) return answer(preapproval)
  return noticePage({
    status: 404,
    icon: 'question',
    title: 'No existe esa suscripción',
    text: 'El enlace no lleva a ninguna. Volvé al sitio y empezá de nuevo.',
    testId: 'unknown-subscription',
  })
}
