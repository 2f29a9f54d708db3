import assert from 'node:assert/strict'
import { waitOrThrow } from '../../support/wait-or-throw'
import { Installation } from '../installation'
import type { Row } from './step'

const metrics = '0.0.0.0:9464'

/** Switches metrics on in `.env`, and reads them where Prometheus would: in the network of the containers. */
export async function figuresByEnv(installation: Installation): Promise<Row[]> {
  await installation.set({ METRICS_LISTEN: metrics, WORKER_METRICS_LISTEN: metrics })
  await installation.compose('up', '--detach')
  await installation.untilHealthy('web', 'worker')
  const counts: Record<string, number> = {}
  for (const service of ['web', 'worker']) {
    const address = await installation.inspect(
      service,
      '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}',
    )
    await waitOrThrow(`${service} serves figures`, async () => {
      const answer = await fetch(`http://${address}:9464/metrics`).catch(() => undefined)
      const series = (await answer?.text())?.match(/^oficio_\w+/gm) ?? []
      counts[service] = new Set(series).size
      return series.length > 0
    })
  }
  return [
    {
      label: 'figures switched on in `.env`',
      outcome: `web serves ${counts.web} series, worker ${counts.worker}`,
    },
  ]
}

/** Starts production with the demo's values. Nothing may start. */
export async function wrongEnvironment({ engine }: Installation): Promise<Row[]> {
  const wrong = await Installation.create(engine, 'oficio-drill-wrong', {
    OFICIO_MODE: 'production',
    COMPOSE_PROFILES: '',
  })
  try {
    const { status, output } = await wrong.tryCompose('up', '--detach')
    assert.notEqual(status, 0, `compose started it:\n${output}`)
    const migrate = await wrong.inspect('migrate', '{{.State.ExitCode}}')
    assert.notEqual(migrate, '0', 'migrate accepted a wrong environment')
    const complaint = await wrong.compose('logs', '--no-color', 'migrate')
    assert.match(complaint, /TRUSTED_PROXY_HOPS/, 'migrate does not name the variables at fault')
    // Starts web alone, as after an untested change of `.env`. It must exit instead of running and answering 500.
    await wrong.compose('up', '--detach', '--no-deps', 'web')
    await waitOrThrow('web has ended and was started again', async () => {
      return Number(await wrong.inspect('web', '{{.RestartCount}}')) > 0
    })
    return [
      {
        label: "production with the demo's values",
        outcome: 'migrate fails and names the variables, web is not started; started by itself, web ends',
      },
    ]
  } finally {
    await wrong.close()
  }
}
