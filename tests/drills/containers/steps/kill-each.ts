import { waitOrThrow } from '../../support/wait-or-throw'
import { fileRequest } from '../file-request'
import type { Installation } from '../installation'
import { measureMs, type Row, seconds } from './step'

const pidOf = (installation: Installation, service: string): Promise<string> =>
  installation.inspect(service, '{{.State.Pid}}')

/** Kills the process of each container like a crash, and waits until the engine has restarted it and it works. */
export async function killEach(installation: Installation): Promise<Row[]> {
  const serves: Record<string, () => Promise<unknown>> = {
    web: () => waitOrThrow('web is ready', () => installation.isReady()),
    worker: () => untilMailOfNewRequest(installation),
    postgres: () => waitOrThrow('web reaches the database', () => installation.isReady()),
    mail: () => untilMailOfNewRequest(installation),
  }
  const rows: Row[] = []
  for (const [service, untilItServes] of Object.entries(serves)) {
    const before = await pidOf(installation, service)
    process.kill(Number(before), 'SIGKILL')
    const ms = await measureMs(async () => {
      await waitOrThrow(`${service} is started again`, async () => {
        const now = await pidOf(installation, service)
        return now !== before && now !== '0'
      })
      await untilItServes()
    })
    rows.push({ label: `\`kill -9\` of ${service}, until it serves again`, outcome: seconds(ms) })
  }
  return rows
}

async function untilMailOfNewRequest(installation: Installation): Promise<void> {
  const { email } = await fileRequest(installation.origin)
  const isSent = () =>
    installation.mailRecipients().then(
      (recipients) => recipients.includes(email),
      () => false,
    )
  await waitOrThrow('a new request has its mail', isSent, { timeoutMs: 120_000 })
}
