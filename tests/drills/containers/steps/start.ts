import assert from 'node:assert/strict'
import { waitOrThrow } from '../../support/wait-or-throw'
import { fileRequest } from '../file-request'
import { drillImage, type Installation } from '../installation'
import { measureMs, type Row, seconds } from './step'

const services = ['postgres', 'mail', 'web', 'worker'] as const

/** Builds the image without caches, and starts everything without earlier data. */
export async function buildAndStart(installation: Installation): Promise<Row[]> {
  const { engine } = installation
  const buildMs = await measureMs(() => installation.compose('build', '--no-cache', 'migrate'))
  const bytes = Number(await engine.docker('image', 'inspect', '--format', '{{.Size}}', drillImage))
  const startMs = await measureMs(async () => {
    await installation.compose('up', '--detach')
    await installation.untilHealthy(...services)
  })
  const user = await installation.inspect('web', '{{.Config.User}}')
  assert.equal(user, 'node')
  return [
    { label: 'image, built without a cache', outcome: `${seconds(buildMs)}, ${(bytes / 1e6).toFixed(0)} MB` },
    {
      label: '`docker compose up` from nothing until all four containers are healthy',
      outcome: seconds(startMs),
    },
  ]
}

/** Loads the demo data, files a request, and waits for its mails. Returns the request's id for later steps. */
export async function fileWithMails(installation: Installation): Promise<{ rows: Row[]; id: string }> {
  await installation.compose('run', '--rm', 'tools', 'prisma/dist/seed.mjs')
  const before = (await installation.mailRecipients()).length
  const { id, email } = await fileRequest(installation.origin)
  const newMails = async () => {
    const recipients = await installation.mailRecipients()
    return recipients.slice(0, recipients.length - before)
  }
  const mailsMs = await measureMs(() =>
    waitOrThrow('client and professionals have their mails', async () => {
      const recipients = await newMails()
      return recipients.includes(email) && recipients.length > 1
    }),
  )
  const outcome = `client and professionals have mails after ${seconds(mailsMs)}`
  return { rows: [{ label: 'a request filed through the API', outcome }], id }
}
