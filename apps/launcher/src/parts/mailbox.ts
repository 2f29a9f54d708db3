import { connect } from 'node:net'
import { join } from 'node:path'
import { BUILT, ROOT } from '../root'
import type { StackPlan } from '../stack-plan'
import { processLog } from '../supervise/process-log'
import { type Supervised, supervise } from '../supervise/supervise'
import { programArguments, type RunMode } from './node-arguments'

/** Starts the sandbox with its mailbox, and returns when it takes mail. */
export async function startMailbox(
  { dataDir, env, ports }: StackPlan,
  { mode, log }: { mode: RunMode; log: (line: string) => void },
): Promise<Supervised> {
  const { smtp: smtpPort, mailbox: pagePort } = ports
  const config = JSON.stringify({ mailbox: { folder: join(dataDir, 'mailbox'), smtpPort, pagePort } })
  const writeLine = processLog({ dataDir, name: 'sandbox', log })
  const sandbox = supervise({
    name: 'sandbox',
    args: programArguments(mode, BUILT.sandbox, 'apps/sandbox', ['--config', config]),
    cwd: ROOT,
    env,
    onLine: (line) => {
      // Its greeting; the launcher says the same in its own words.
      if (!line.startsWith('listening')) writeLine(line)
    },
    log,
    stopTimeoutMs: 3_000,
  })
  sandbox.start()
  await sandbox.ready(async () => (await takesCalls(smtpPort)) && (await takesCalls(pagePort)), 30_000)
  log(
    `Correo: casilla de prueba en http://localhost:${pagePort} (SMTP ${smtpPort}). Para enviar de verdad: SMTP_URL`,
  )
  return sandbox
}

function takesCalls(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
}
