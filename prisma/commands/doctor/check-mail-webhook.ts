import { mailSignatureHeaders, receiveMailEventsEndpoint } from '@oficio/contracts/kernel/mail-events'
import { signMailEvents } from '@oficio/domain/kernel/mail/events/require-mail-signature'
import { hasField } from './answer'
import { type Finding, fault, ok, type Patient } from './check'

/** Sends an empty, signed report of the mail provider to the site. Checks that it arrives unchanged and in time. */
export async function checkMailWebhook({ config, fetch }: Patient): Promise<Finding[]> {
  const { mailWebhookSecret: secret, site } = config
  // The mail check already reports a missing secret.
  if (!secret) return []
  const { path } = receiveMailEventsEndpoint
  const body = JSON.stringify({ events: [] })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(`${site.origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [mailSignatureHeaders.timestamp]: timestamp,
      [mailSignatureHeaders.signature]: signMailEvents(secret, timestamp, body),
    },
    body,
    redirect: 'manual',
  })
  if (await hasField(answer.clone(), 'noted', 0)) return [ok('Los avisos de emails que vuelven llegan.')]
  if (await hasField(answer, 'code', 'notification_refused'))
    return [
      fault(
        'El sitio no acepta lo que se firma con MAIL_WEBHOOK_SECRET: web arrancó con otra clave, o su reloj es otro. Reiniciá web.',
      ),
    ]
  return [
    fault(
      `Un aviso firmado sobre emails que vuelven tuvo otra respuesta que la nuestra (estado ${answer.status}): algo delante del sitio no deja pasar POST /api${path}.`,
    ),
  ]
}
