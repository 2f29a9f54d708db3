import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) =>
  parse(readFileSync(new URL(`../../deploy/prometheus/${file}`, import.meta.url), 'utf8'))

interface AlarmTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[]
}

/** The alarm tests themselves run in `npm run drill -- alarms`, which needs promtool. */
it('every alarm has a test in which it fires and one in which it stays silent', () => {
  const alarms: string[] = read('alerts.yml').groups.flatMap(({ rules }: { rules: { alert: string }[] }) =>
    rules.map(({ alert }) => alert),
  )
  const { tests } = read('alerts.test.yml') as AlarmTests
  const cases = tests.flatMap((test) => test.alert_rule_test)
  const namesOf = (isFiring: boolean) => [
    ...new Set(
      cases.filter(({ exp_alerts }) => Boolean(exp_alerts) === isFiring).map(({ alertname }) => alertname),
    ),
  ]
  expect(namesOf(true).toSorted()).toEqual(alarms.toSorted())
  expect(namesOf(false).toSorted()).toEqual(alarms.toSorted())
})
