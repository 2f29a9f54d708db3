import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { answerDirectly } from './direct-calls'
import type { LoadGate } from './load/load-gate'
import { takeOn } from './load/turn-away'
import { sendReadyPage } from './ready-pages'
import { staticFiles } from './static-files'

/**
 * Answers what needs nothing of Next where the server hears of a request, after `startWatchingRequests` has prepared it:
 * whole pages that are kept, files of the build, and calls that everybody makes. Of all else no more is let in than can be
 * answered soon.
 */
export function startAnsweringBeforeNext({
  isFrontPurged,
  gate,
}: {
  isFrontPurged: boolean
  gate: LoadGate
}): void {
  const { emit } = Server.prototype
  // The server of the build works in the folder that it stands in.
  const sendStaticFile = staticFiles(join(process.cwd(), '.next/static'))
  const answered = (request: IncomingMessage, response: ServerResponse) =>
    sendReadyPage(request, response, { isFrontPurged }) ||
    sendStaticFile(request, response) ||
    answerDirectly(request, response)
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
    // What node:http hands to this event.
    const [request, response] = given as [IncomingMessage, ServerResponse]
    const goOn = () => Reflect.apply(emit, this, [event, ...given])
    if (event === 'connection') gate.hear()
    if (event !== 'request') return goOn()
    if (!answered(request, response)) takeOn(gate, request, response, goOn)
    return true
  } as typeof emit
}
