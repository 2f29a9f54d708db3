import { connect } from 'node:net'
import { join } from 'node:path'
import { builtFiles, root } from '../root'
import type { StackPlan } from '../stack-plan'
import { processLog } from '../supervise/process-log'
import { type Supervised, supervise } from '../supervise/supervise'
import { programArguments, type RunMode } from './node-arguments'

/** Starts the stand-ins of the plan and returns when they accept calls. Returns null for a plan without stand-ins. */
export async function startSandbox(
  plan: StackPlan,
  { mode, log }: { mode: RunMode; log: (line: string) => void },
): Promise<Supervised | null> {
  const { dataDir, env, ports, standIns } = plan
  const { postgres: _elsewhere, ...startedStandIns } = standIns
  if (!Object.values(startedStandIns).some(Boolean)) return null
  const { smtp: smtpPort, mailbox: pagePort } = ports
  const mailbox = standIns.mailbox && { folder: join(dataDir, 'mailbox'), smtpPort, pagePort }
  const writeLine = processLog({ dataDir, name: 'sandbox', log })
  const sandbox = supervise({
    name: 'sandbox',
    args: programArguments(mode, builtFiles.sandbox, 'apps/sandbox', [
      '--config',
      JSON.stringify(mailbox ? { mailbox } : {}),
    ]),
    cwd: root,
    // Passes secrets in the environment, because every user of the machine can read the arguments of a process.
    env: {
      ...(standIns.mercadoPago ? { ...env, ...mercadoPagoEnv(plan) } : withoutMercadoPago(env)),
      ...(standIns.google ? { GOOGLE_SANDBOX_PORT: String(ports.google) } : {}),
      ...(standIns.googlePlaces ? { GOOGLE_PLACES_SANDBOX_PORT: String(ports.googlePlaces) } : {}),
    },
    onLine: (line) => {
      // Hides the greeting of the sandbox, because the launcher prints its own.
      if (!line.startsWith('listening')) writeLine(line)
    },
    log,
    stopTimeoutMs: 3_000,
  })
  sandbox.start()
  const neededPorts = [
    ...(standIns.mailbox ? [smtpPort, pagePort] : []),
    ...(standIns.mercadoPago ? [ports.mercadoPago] : []),
    ...(standIns.google ? [ports.google] : []),
    ...(standIns.googlePlaces ? [ports.googlePlaces] : []),
  ]
  const areUp = async () => (await Promise.all(neededPorts.map(takesCalls))).every(Boolean)
  await sandbox.ready(areUp, 120_000)
  if (standIns.mailbox)
    log(
      `Correo: casilla de prueba en http://localhost:${pagePort} (SMTP ${smtpPort}). Para enviar de verdad: SMTP_URL`,
    )
  if (standIns.mercadoPago)
    log(
      `Pagos: simulador de Mercado Pago en http://localhost:${ports.mercadoPago}. Para cobrar de verdad: MERCADOPAGO_ACCESS_TOKEN`,
    )
  if (standIns.google) log(`Google: simulador en ${env.GOOGLE_ISSUER}. Para el de verdad: GOOGLE_CLIENT_ID`)
  if (standIns.googlePlaces)
    log(
      `Lugares: simulador de Google Places en ${env.GOOGLE_PLACES_URL}. Para el de verdad: GOOGLE_PLACES_KEY`,
    )
  return sandbox
}

/**
 * Returns the variables that only the stand-in of Mercado Pago needs. The shared environment already contains its
 * address and its two secrets.
 */
function mercadoPagoEnv({ dataDir, env, ports, controlToken }: StackPlan): Record<string, string> {
  return {
    MERCADOPAGO_SANDBOX_PORT: String(ports.mercadoPago),
    MERCADOPAGO_CONTROL_TOKEN: controlToken,
    // Beside the database, so that both are deleted together, because both contain the same payments.
    MERCADOPAGO_JOURNAL: join(dataDir, 'mercadopago.jsonl'),
    MERCADOPAGO_PANEL_URL: `${env.APP_ORIGIN}/api/webhooks/mercadopago?source_news=webhooks`,
  }
}

/** Removes the credentials of the real Mercado Pago. Otherwise the sandbox would start its stand-in. */
function withoutMercadoPago(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('MERCADOPAGO_')))
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
