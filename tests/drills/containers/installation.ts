import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@oficio/launcher/ports'
import { root } from '@oficio/launcher/root'
import { waitOrThrow } from '../support/wait-or-throw'
import type { Engine } from './engine'
import { type CommandResult, runCommand, tryCommand } from './run-command'

/** Name of the drill's image. It differs from the image of an operator's own installation on the same machine. */
export const drillImage = 'oficio-drill'

export type Settings = Record<string, string>

/** An installation with the compose file, as the manual describes it. It has its own project name and ports. */
export class Installation {
  private composeFiles = [join(root, 'docker-compose.yml')]

  private constructor(
    readonly engine: Engine,
    readonly project: string,
    private readonly folder: string,
    private settings: Settings,
  ) {}

  static async create(engine: Engine, project: string, settings: Settings = {}): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'oficio-installation-'))
    const usual = {
      AUTH_SECRET: randomBytes(32).toString('hex'),
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      COMPOSE_PROFILES: 'demo',
      OFICIO_IMAGE: drillImage,
      PORT: String(await findFreePort()),
      MAILBOX_PORT: String(await findFreePort()),
    }
    const installation = new Installation(engine, project, folder, { ...usual, ...settings })
    await installation.set({})
    await installation.remove()
    return installation
  }

  /** Changes the file `.env`. The change takes effect with the next `up`. */
  async set(settings: Settings): Promise<void> {
    this.settings = { ...this.settings, ...settings }
    const lines = Object.entries(this.settings).map(([name, value]) => `${name}=${value}\n`)
    await writeFile(join(this.folder, '.env'), lines.join(''))
  }

  /** Uses these compose files from now on. */
  setComposeFiles(...files: string[]): void {
    this.composeFiles = files
  }

  get origin(): string {
    return `http://localhost:${this.settings.PORT}`
  }

  compose(...args: string[]): Promise<string> {
    return runCommand('docker', this.composeArgs(args), { env: this.engine.env })
  }

  tryCompose(...args: string[]): Promise<CommandResult> {
    return tryCommand('docker', this.composeArgs(args), { env: this.engine.env })
  }

  private composeArgs(args: readonly string[]): string[] {
    const files = this.composeFiles.flatMap((file) => ['-f', file])
    return ['compose', '-p', this.project, '--env-file', join(this.folder, '.env'), ...files, ...args]
  }

  /** Returns the id of a service's container, even if the container is stopped. */
  container(service: string): Promise<string> {
    return this.compose('ps', '--all', '--quiet', service)
  }

  /** Returns what the engine reports about a service's container, by a template of `docker inspect`. */
  async inspect(service: string, template: string): Promise<string> {
    return this.engine.docker('inspect', '--format', template, await this.container(service))
  }

  async untilHealthy(...services: string[]): Promise<void> {
    for (const service of services)
      await waitOrThrow(
        `${service} is healthy`,
        async () => {
          const health = await this.inspect(service, '{{.State.Health.Status}}').catch(() => '')
          return health === 'healthy'
        },
        { timeoutMs: 120_000 },
      ).catch(async (error: Error) => {
        throw new Error(
          `${error.message}\n${(await this.tryCompose('logs', '--tail', '40', service)).output}`,
        )
      })
  }

  async isReady(): Promise<boolean> {
    return (await this.readiness())?.status === 'ready'
  }

  /** Returns the answer of `/api/ready`, or undefined while the site is unavailable. */
  async readiness(): Promise<{ status: string; workersAlive: number } | undefined> {
    const answer = await fetch(`${this.origin}/api/ready`).catch(() => undefined)
    return answer?.ok ? answer.json() : undefined
  }

  /** Returns the recipients of the mails in the mail catcher, newest first. */
  async mailRecipients(): Promise<string[]> {
    const answer = await fetch(`http://localhost:${this.settings.MAILBOX_PORT}/api/v1/messages?limit=500`)
    const { messages }: { messages: { To: { Address: string }[] }[] } = await answer.json()
    return messages.flatMap(({ To }) => To.map(({ Address }) => Address))
  }

  /** Removes the containers and their data. */
  async remove(): Promise<void> {
    await this.compose(
      '--profile',
      'demo',
      '--profile',
      'tools',
      'down',
      '--volumes',
      '--remove-orphans',
      '--timeout',
      '5',
    )
  }

  async close(): Promise<void> {
    await this.remove()
    await rm(this.folder, { recursive: true, force: true })
  }
}
