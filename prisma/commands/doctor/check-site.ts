import { healthEndpoint, readyEndpoint } from '@oficio/contracts/kernel/health'
import { receiveNotificationEndpoint } from '@oficio/contracts/payments/endpoints'
import { type Finding, fault, ok, type Patient, reasonOf, warning } from './check'

/** What a request from outside meets; asked under the public address, through whatever proxy stands there. */
export async function checkSite({ config, fetch }: Patient): Promise<Finding[]> {
  const { origin } = config.site
  const api = (path: string) => `${origin}/api${path}`
  const health = await fetch(api(healthEndpoint.path), { redirect: 'manual' }).catch(reasonOf)
  if (typeof health === 'string') return [fault(`${origin} no contesta: ${health}. ¿Está en marcha?`)]
  if (!(await isJson(health, 'status', 'ok')))
    return [
      fault(
        `${origin} contesta, pero no es este programa (estado ${health.status}): fijate qué hay delante.`,
      ),
    ]
  const ready = await fetch(api(readyEndpoint.path))
  // Unsigned on purpose: whoever refuses it in our words is our own handler, and nothing on the way changed it.
  const notice = await fetch(api(receiveNotificationEndpoint.path), {
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
    (await isJson(notice, 'code', 'notification_refused'))
      ? ok('Las notificaciones de Mercado Pago llegan, y las que no están firmadas se rechazan.')
      : fault(
          `Una notificación sin firma tuvo otra respuesta que la nuestra (estado ${notice.status}): algo delante del sitio no deja pasar POST ${receiveNotificationEndpoint.path}.`,
        ),
    ...(await checkPlainHttp(origin, fetch)),
  ]
}

/** Whoever types the name alone comes by http. */
async function checkPlainHttp(origin: string, ask: typeof fetch): Promise<Finding[]> {
  if (!origin.startsWith('https://')) return []
  const plain = await ask(origin.replace('https://', 'http://'), { redirect: 'manual' }).catch(() => null)
  const leads = plain?.headers.get('location')?.startsWith('https://')
  return leads ? [] : [warning('http:// no lleva a https://: agregá esa redirección en el proxy.')]
}

/** Whether the answer is JSON in which the field, on top or of its error, has that value. */
async function isJson(answer: Response, field: string, value: string): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null)
  const holds = (one: unknown): boolean =>
    typeof one === 'object' &&
    one !== null &&
    Object.entries(one).some(([name, is]) => name === field && is === value)
  return holds(body) || (typeof body === 'object' && body !== null && Object.values(body).some(holds))
}
