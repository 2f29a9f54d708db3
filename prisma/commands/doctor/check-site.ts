import { healthEndpoint, readyEndpoint } from '@oficio/contracts/kernel/health'
import { notificationPath } from '@oficio/contracts/payments/endpoints'
import { gatewayName } from '@oficio/gateways/mercadopago/gateway-name'
import { hasField } from './answer'
import { type Finding, fault, ok, type Patient, reasonOf, warning } from './check'
import { checkMailWebhook } from './check-mail-webhook'

/** Statuses that a proxy returns if it cannot reach the web process. */
const nobodyBehind = [502, 503, 504]

/** Checks what a visitor's request meets, by calling the public address through the real proxy. */
export async function checkSite(patient: Patient): Promise<Finding[]> {
  const { config, fetch } = patient
  const { origin } = config.site
  const api = (path: string) => `${origin}/api${path}`
  const health = await fetch(api(healthEndpoint.path), { redirect: 'manual' }).catch(reasonOf)
  if (typeof health === 'string') return [fault(`${origin} no contesta: ${health}. ¿Está en marcha?`)]
  if (!(await hasField(health, 'status', 'ok'))) return [fault(otherAnswer(origin, health.status))]
  const ready = await fetch(api(readyEndpoint.path))
  // Unsigned on purpose: a refusal with our own error code proves that our handler received the notification unchanged.
  const notice = await fetch(`${origin}${notificationPath(gatewayName)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'doctor' }),
    redirect: 'manual',
  })
  return [
    ok(`${origin} contesta.`),
    ready.ok
      ? ok('Listo para atender: la base le responde.')
      : fault('El sitio dice que no está listo (/api/ready).'),
    (await hasField(notice, 'code', 'notification_refused'))
      ? ok('Las notificaciones de Mercado Pago llegan, y las que no están firmadas se rechazan.')
      : fault(
          `Una notificación sin firma tuvo otra respuesta que la nuestra (estado ${notice.status}): algo delante del sitio no deja pasar POST ${notificationPath(gatewayName)}.`,
        ),
    ...(await checkMailWebhook(patient)),
    ...(await checkPlainHttp(origin, fetch)),
  ]
}

const otherAnswer = (origin: string, status: number): string =>
  nobodyBehind.includes(status)
    ? `${origin} contesta ${status}: el proxy no llega a web. ¿Está en marcha, y en el puerto al que va el proxy?`
    : `${origin} contesta, pero no es este programa (estado ${status}): fijate qué hay delante.`

/** Checks that http redirects to https, because visitors who type only the domain arrive by http. */
async function checkPlainHttp(origin: string, ask: typeof fetch): Promise<Finding[]> {
  if (!origin.startsWith('https://')) return []
  const plain = await ask(origin.replace('https://', 'http://'), { redirect: 'manual' }).catch(() => null)
  const leads = plain?.headers.get('location')?.startsWith('https://')
  return leads ? [] : [warning('http:// no lleva a https://: agregá esa redirección en el proxy.')]
}
