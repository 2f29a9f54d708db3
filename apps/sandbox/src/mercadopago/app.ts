import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { answerApi } from './api'
import type { Spoiled } from './chaos/spoil'
import { checkoutRoutes } from './checkout/checkout-routes'
import type { Control } from './control/control'
import { answerControl } from './control/control-routes'
import { replyToError } from './http/api-error'
import type { Reply } from './http/reply'
import type { Route } from './http/routes'
import { writeReply } from './http/write-reply'
import type { Courier } from './notifications/courier'
import { answerPage } from './pages/answer-page'
import { staticRoutes } from './pages/static-routes'
import { panelRoutes } from './panel/panel-routes'
import { subscriptionPageRoutes } from './subscriptions/page/subscription-page-routes'
import type { World } from './world'

type Parts = { world: World; control: Control; courier: Courier }

/** Answers every call: the control API, the pages, and everything else as the provider's API. */
export function makeServerAnswer({ world, control, courier }: Parts): RequestListener {
  const pages = [
    ...checkoutRoutes(courier),
    ...subscriptionPageRoutes,
    ...panelRoutes(control),
    ...staticRoutes,
  ]
  return (request: IncomingMessage, response: ServerResponse) => {
    answer({ world, control, pages }, request)
      .catch((error: unknown) => whole(replyToError(error)))
      .then((spoiled) => writeReply(response, spoiled))
  }
}

async function answer(
  { world, control, pages }: { world: World; control: Control; pages: Route[] },
  request: IncomingMessage,
): Promise<Spoiled> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  if (url.pathname.startsWith('/_sandbox/')) return whole(await answerControl(world, control, request, url))
  const page = await answerPage(world, pages, request, url)
  return page ? whole(page) : answerApi(world, request, url)
}

const whole = (reply: Reply): Spoiled => ({ reply, way: 'whole' })
