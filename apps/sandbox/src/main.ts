import { startMailbox } from './mailbox/start-mailbox'
import { readConfig } from './read-config'

// The stand-ins of the demo, each told by the launcher where to listen: --config '{"mailbox":{…}}'.
const { mailbox } = readConfig(process.argv)
const log = (line: string) => void process.stdout.write(`${line}\n`)
const running = await startMailbox({ ...mailbox, log })
log(`listening: smtp ${running.smtpPort}, page ${running.pagePort}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)))
}
