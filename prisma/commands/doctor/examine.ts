import { type Check, type Finding, type Patient, reasonOf } from './check'
import { checkBackups } from './check-backups'
import { checkConfiguration } from './check-configuration'
import { checkDatabase } from './check-database'
import { checkFiles } from './check-files'
import { checkJobs } from './check-jobs'
import { checkMail } from './check-mail'
import { checkMoney } from './check-money'
import { checkPeople } from './check-people'
import { checkSite } from './check-site'

/** The checks in the order of the report: the basis of other checks comes first. */
const checks: readonly (readonly [name: string, check: Check])[] = [
  ['Configuración', checkConfiguration],
  ['Base de datos', checkDatabase],
  ['Correo', checkMail],
  ['Sitio', checkSite],
  ['Mercado Pago', checkMoney],
  ['Trabajos', checkJobs],
  ['Archivos', checkFiles],
  ['Personas', checkPeople],
  ['Copias', checkBackups],
]

/** Maximum time for one check in milliseconds, because a server may accept connections and never answer. */
const patienceMs = 30_000

/** Returns the findings of all checks. A check that throws counts as a fault and does not stop the others. */
export async function examine(patient: Patient): Promise<{ name: string; findings: Finding[] }[]> {
  return Promise.all(
    checks.map(async ([name, check]) => ({ name, findings: await runCheck(check, patient) })),
  )
}

async function runCheck(check: Check, patient: Patient): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no contestó en ${patienceMs / 1000} s`)), patienceMs)
  })
  try {
    return await Promise.race([check(patient), tooLate])
  } catch (error) {
    return [{ state: 'fault', says: `No se pudo revisar: ${reasonOf(error)}` }]
  } finally {
    clearTimeout(timer)
  }
}
