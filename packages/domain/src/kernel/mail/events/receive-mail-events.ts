import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { mailEvent, type receiveMailEventsEndpoint } from '@oficio/contracts/kernel/mail-events'
import type { Actor } from '../../actor'
import type { Ctx } from '../../ctx'
import { eachOf } from '../../jobs/for-each-id'
import { noteMailEvent } from './note-mail-event'

type Received = ResponseOf<typeof receiveMailEventsEndpoint>

/**
 * Takes what the mail provider tells, each by itself: what makes no sense, or is about nobody we know, is skipped and said
 * so. What fails here is thrown once the others are stored, so that the provider sends them all again and nothing is lost.
 */
export async function receiveMailEvents(
  ctx: Ctx,
  _actor: Actor,
  { events }: InputOf<typeof receiveMailEventsEndpoint>,
): Promise<Received> {
  const received: Received = { noted: 0, repeated: 0, skipped: [] }
  await eachOf([...events.entries()], async ([index, given]) => {
    const event = mailEvent.safeParse(given)
    const became = event.success ? await noteMailEvent(ctx, event.data) : 'invalid'
    if (became === 'noted' || became === 'repeated') received[became] += 1
    else received.skipped.push({ index, reason: became })
  })
  if (received.skipped.length > 0)
    ctx.log.warn({ skipped: received.skipped }, 'some of what the mail provider told was skipped')
  return received
}
