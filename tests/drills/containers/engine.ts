import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitOrThrow } from '../support/wait-or-throw'
import { runCommand, tryCommand } from './run-command'

/** A container engine that the `docker` program reaches with this environment. */
export interface Engine {
  /** Name and version, for the report. */
  name: string
  env: NodeJS.ProcessEnv
  docker(...args: string[]): Promise<string>
  stop(): Promise<void>
}

/** Podman keeps its images here between runs. Delete the folder to start without images. */
const folder = join(tmpdir(), 'oficio-drill-engine')

/** Returns the engine of this machine. On Debian without Docker, installs and starts podman, which needs root. */
export async function findEngine(log: (line: string) => void): Promise<Engine> {
  const { status, output } = await tryCommand('docker', ['version', '--format', '{{.Server.Version}}'])
  const compose = await tryCommand('docker', ['compose', 'version'])
  if (status === 0 && compose.status === 0)
    return engineOf(`Docker ${output.trim()}`, process.env, () => Promise.resolve())
  if (process.getuid?.() !== 0) throw new Error('no Docker daemon answers, and only root can install podman')
  log('No Docker daemon answers: installing podman…')
  await runCommand('sh', [join(import.meta.dirname, 'install-engine.sh'), folder])
  return startPodman()
}

function engineOf(name: string, env: NodeJS.ProcessEnv, stop: Engine['stop']): Engine {
  return { name, env, docker: (...args) => runCommand('docker', args, { env }), stop }
}

async function startPodman(): Promise<Engine> {
  const socket = join(folder, 'podman.sock')
  const programs = join(folder, 'programs')
  const env = {
    ...process.env,
    PATH: [programs, process.env.PATH].join(delimiter),
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
    DOCKER_HOST: `unix://${socket}`,
    DOCKER_CONFIG: programs,
    // Podman implements the API of Docker's old builder only, so BuildKit is off.
    DOCKER_BUILDKIT: '0',
  }
  await writeFile(env.CONTAINERS_CONF, containersConf)
  await writeFile(env.CONTAINERS_STORAGE_CONF, storageConf)
  await mkdir(join(folder, 'networks'), { recursive: true })
  await rm(socket, { force: true })
  const service = spawn('podman', ['system', 'service', '--time', '0', `unix://${socket}`], {
    env,
    stdio: 'ignore',
  })
  const exit = once(service, 'close')
  const healthChecks = new AbortController()
  const checking = checkHealthUntil(healthChecks.signal, env)
  const stop = async () => {
    healthChecks.abort()
    await checking
    service.kill('SIGTERM')
    await exit
  }
  const answers = async () => (await tryCommand('docker', ['version'], { env })).status === 0
  await waitOrThrow('podman answers', answers).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const version = await runCommand('podman', ['--version'], { env })
  return engineOf(version.replace(' version', ''), env, stop)
}

/**
 * Runs health checks until the signal aborts. Podman leaves them to systemd's timers, which containers and small
 * machines do not have.
 */
async function checkHealthUntil(signal: AbortSignal, env: NodeJS.ProcessEnv): Promise<void> {
  while (!signal.aborted) {
    const { output } = await tryCommand(
      'podman',
      ['ps', '--quiet', '--filter', 'label=com.docker.compose.project'],
      { env },
    )
    for (const id of output.split('\n').filter((line) => /^[0-9a-f]{12}$/.test(line)))
      await tryCommand('podman', ['healthcheck', 'run', id], { env })
    await sleep(1_000, undefined, { signal }).catch(() => undefined)
  }
}

// runc and cgroupfs work without systemd. The limits are set here, because Podman's own are higher than some machines
// let root set.
const containersConf = `[containers]
default_ulimits = ["nofile=16384:16384", "nproc=16384:16384"]
[engine]
cgroup_manager = "cgroupfs"
runtime = "runc"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
`

const storageConf = `[storage]
driver = "overlay"
graphroot = "${folder}/storage"
runroot = "${folder}/run"
`
