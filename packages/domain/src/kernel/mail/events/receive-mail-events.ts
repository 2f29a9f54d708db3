import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { mailEvent, type receiveMailEventsEndpoint } from '@oficio/contracts/kernel/mail-events'
import type { Actor } from '../../actor'
import type { Ctx } from '../../ctx'
import { eachOf } from '../../jobs/for-each-id'
import { noteMailEvent } from './note-mail-event'

type MailEventsReport = ResponseOf<typeof receiveMailEventsEndpoint>

/**
 * Imports events of the mail provider one by one. Skips and reports invalid events and unknown addresses. Throws an
 * internal error only after storing the other events, so that the provider retries all of them and none is lost.
 */
export async function receiveMailEvents(
  ctx: Ctx,
  _actor: Actor,
  { events }: InputOf<typeof receiveMailEventsEndpoint>,
): Promise<MailEventsReport> {
  const report: MailEventsReport = { noted: 0, repeated: 0, skipped: [] }
  await eachOf([...events.entries()], async ([index, rawEvent]) => {
    const event = mailEvent.safeParse(rawEvent)
    const became = event.success ? await noteMailEvent(ctx, event.data) : 'invalid'
    if (became === 'noted' || became === 'repeated') report[became] += 1
    else report.skipped.push({ index, reason: became })
  })
  if (report.skipped.length > 0)
    ctx.log.warn({ skipped: report.skipped }, 'skipped some events of the mail provider')
  return report
}
