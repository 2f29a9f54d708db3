import { readVitals } from '@oficio/domain/admin/vitals/read-vitals'
import { type Finding, fault, ok, type Patient, warning } from './check'

/** If a job waits longer than this, there are no workers or too few. */
const lateSeconds = 300

export async function checkJobs({ ctx }: Patient): Promise<Finding[]> {
  const vitals = await readVitals(ctx)
  return [
    vitals.workersAlive > 0
      ? ok(`Workers en marcha: ${vitals.workersAlive}`)
      : fault('Ningún worker está en marcha: no salen correos ni se avisa a profesionales.'),
    ...(vitals.oldestDueJobSeconds > lateSeconds
      ? [fault(`Hay trabajos que esperan desde hace ${Math.round(vitals.oldestDueJobSeconds / 60)} minutos.`)]
      : []),
    ...(vitals.jobsGivenUp > 0
      ? [warning(`${vitals.jobsGivenUp} trabajos fallaron tantas veces como podían: están en el panel.`)]
      : []),
    ...(vitals.paymentsUnannounced > 0
      ? [
          fault(
            `Mercado Pago no avisó de ${vitals.paymentsUnannounced} pagos: revisá en su panel la dirección y la clave secreta de Webhooks (MERCADOPAGO_WEBHOOK_SECRET).`,
          ),
        ]
      : []),
    ...(vitals.paymentsToLookAt > 0
      ? [warning(`${vitals.paymentsToLookAt} pagos necesitan que alguien los mire: están en el panel.`)]
      : []),
  ]
}
