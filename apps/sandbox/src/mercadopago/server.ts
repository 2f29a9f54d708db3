import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { answerApi } from './api'
import type { Spoiled } from './chaos/spoil'
import type { Control } from './control/control'
import { answerControl } from './control/control-routes'
import { replyToError } from './http/api-error'
import type { Reply } from './http/reply'
import { writeReply } from './http/write-reply'
import type { Courier } from './notifications/courier'
import type { World } from './world'

type Parts = { world: World; control: Control; courier: Courier }

/** Answers every call: the control API, then the provider's API. */
export function makeServerAnswer(parts: Parts): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    answer(parts, request, url)
      .catch((error: unknown) => whole(replyToError(error)))
      .then((spoiled) => writeReply(response, spoiled))
  }
}

async function answer({ world, control }: Parts, request: IncomingMessage, url: URL): Promise<Spoiled> {
  if (url.pathname.startsWith('/_sandbox/')) return whole(await answerControl(world, control, request, url))
  return answerApi(world, request, url)
}

const whole = (reply: Reply): Spoiled => ({ reply, way: 'whole' })
