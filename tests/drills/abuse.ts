import assert from 'node:assert/strict'
import { diskFill } from './abuse/disk-fill'
import { flood } from './abuse/flood'
import { rubroExchange } from './abuse/rubro-exchange'
import { type Figure, faultsOf, type Scenario } from './abuse/scenario'
import { selfReview } from './abuse/self-review'
import { startDrillStack } from './support/drill-stack'
import type { Section } from './support/record-figures'

/** The scenarios run in this order on one database. */
const scenarios: readonly Scenario[] = [flood, selfReview, rubroExchange, diskFill]

const document = {
  path: 'docs/measurements/abuse.md',
  introduction: `# Abuse of the marketplace

Written by \`npm run drill -- abuse\`. Each scenario attacks the built product as a stranger would, over HTTP. The drill
fails when a figure passes its limit.
`,
}

// The drill plays the proxy, so that each attacker has an address of their own.
const env = { TRUSTED_PROXY_HOPS: '1' }

/** Attacks the marketplace in ways that succeeded in the past. Fails if an attack succeeds again. */
export async function run(): Promise<Section> {
  const drill = await startDrillStack({ web: true, env, log: (line) => console.log(line) })
  try {
    await drill.stack.restartWorker()
    const tables: string[] = []
    const faults: string[] = []
    for (const scenario of scenarios) {
      const figures = await scenario.run(drill)
      const table = describe(scenario, figures)
      console.log(table)
      tables.push(table)
      faults.push(...faultsOf(scenario.name, figures))
    }
    assert.deepEqual(faults, [], 'limits that were passed')
    return { name: 'abuse', text: tables.join('\n'), document }
  } finally {
    await drill.stop()
  }
}

const describe = ({ name, attack }: Scenario, figures: readonly Figure[]): string => `
**${name}.** ${attack}

| what came of it | count | limit |
| --- | --- | --- |
${figures.map(({ label, count, limit }) => `| ${label} | ${count} | ${limit} |`).join('\n')}
`
