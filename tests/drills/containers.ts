import { provideBaseImages } from './containers/base-images'
import { findEngine } from './containers/engine'
import { Installation } from './containers/installation'
import { backUpAndRestore, downAndUp } from './containers/steps/keep-data'
import { killEach } from './containers/steps/kill-each'
import { rollingRestart } from './containers/steps/rolling-restart'
import { figuresByEnv, wrongEnvironment } from './containers/steps/settings'
import { buildAndStart, fileWithMails } from './containers/steps/start'
import type { Row } from './containers/steps/step'
import { upgradeFromOlder } from './containers/steps/upgrade'
import type { Section } from './support/record-figures'

const document = {
  path: 'docs/measurements/containers.md',
  introduction: `# The product in containers

Written by \`npm run drill -- containers\`, which follows docs/operations.md ('Docker') on a container engine and fails when
a step does not hold.
`,
}

/**
 * Builds the image and runs the compose file on a container engine as an operator would, including upgrades and
 * crashes.
 */
export async function run(): Promise<Section> {
  const log = (line: string) => console.log(line)
  const engine = await findEngine(log)
  try {
    const replaced = await provideBaseImages(engine, log)
    const installation = await Installation.create(engine, 'oficio-drill', { TRUSTED_PROXY_HOPS: '1' })
    const rows: Row[] = []
    const add = (more: Row[]) => {
      for (const { label, outcome } of more) log(`${label}: ${outcome}`)
      rows.push(...more)
    }
    try {
      add(await buildAndStart(installation))
      const filedRequest = await fileWithMails(installation)
      add(filedRequest.rows)
      add(await killEach(installation))
      add(await downAndUp(installation, filedRequest.id))
      add(await backUpAndRestore(installation, filedRequest.id))
      add(await figuresByEnv(installation))
      add(await wrongEnvironment(installation))
      add(await rollingRestart(installation))
      add(await upgradeFromOlder(installation))
    } finally {
      await installation.close()
    }
    return {
      name: 'containers',
      text: describe(engine.name, replaced, rows),
      document,
      database: 'PostgreSQL 18 in a container',
    }
  } finally {
    await engine.stop()
  }
}

const describe = (engine: string, replaced: readonly string[], rows: readonly Row[]): string => `
Engine: ${engine}. ${replaced.length > 0 ? `Base images that could not be pulled, replaced by local ones from packages of Debian and npm: ${replaced.map((name) => `\`${name}\``).join(', ')}.` : 'Base images: the official ones.'}

| step | outcome |
| --- | --- |
${rows.map(({ label, outcome }) => `| ${label} | ${outcome} |`).join('\n')}
`
