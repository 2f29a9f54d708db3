import { startGooglePlaces } from './google/places/start-google-places'
import { startGoogle } from './google/start-google'
import { startMailbox } from './mailbox/start-mailbox'
import { startMercadoPago } from './mercadopago/start-mercado-pago'
import { readConfig } from './read-config'

// Starts the demo's stand-ins. The launcher configures each. It passes secrets in the environment, because every user
// of the machine can read arguments.
// biome-ignore lint/style/noProcessEnv: the sandbox stands alone, so it cannot ask the context for its configuration
const { mailbox, mercadoPago, google, googlePlaces } = readConfig(process.argv, process.env)
const log = (line: string) => void process.stdout.write(`${line}\n`)
const stops: (() => Promise<void>)[] = []

if (mailbox) {
  const running = await startMailbox({ ...mailbox, log })
  log(`listening: smtp ${running.smtpPort}, page ${running.pagePort}`)
  stops.push(running.stop)
}
if (mercadoPago) {
  const running = await startMercadoPago(mercadoPago)
  log(`listening: mercado pago ${running.port}`)
  stops.push(running.close)
}
if (google) {
  const running = await startGoogle(google)
  log(`listening: google ${running.port}`)
  stops.push(running.close)
}
if (googlePlaces) {
  const running = await startGooglePlaces(googlePlaces)
  log(`listening: google places ${running.port}`)
  stops.push(running.close)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0)))
}
