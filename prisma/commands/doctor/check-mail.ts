import { type Finding, fault, ok, type Patient, reasonOf, warning } from './check'

/** Whether the mail server takes us, and whether others can believe that the sender is the sender. */
export async function checkMail({ config, probeMail, resolveTxt }: Patient): Promise<Finding[]> {
  const findings: Finding[] = await probeMail(config).then(
    () => [ok('El servidor de correo atiende y acepta la clave.')],
    (error: unknown) => [fault(`El servidor de correo no acepta: ${reasonOf(error)}`)],
  )
  // A demo's mails stay on this machine.
  if (config.mode === 'demo') return findings
  const domain = config.mailFrom.replace(/^.*@/, '').replace(/>.*$/, '').trim()
  const records = (name: string) => resolveTxt(name).catch(() => [])
  const starts = (all: string[][], begin: string) => all.some((parts) => parts.join('').startsWith(begin))
  const [own, policy] = await Promise.all([records(domain), records(`_dmarc.${domain}`)])
  if (!starts(own, 'v=spf1'))
    findings.push(warning(`${domain} no tiene registro SPF: parte de los correos va a parar a no deseados.`))
  if (!starts(policy, 'v=DMARC1'))
    findings.push(
      warning(`${domain} no tiene registro DMARC: Gmail y Outlook lo piden a quien manda muchos.`),
    )
  if (!config.mailWebhookSecret)
    findings.push(
      warning(
        'Falta MAIL_WEBHOOK_SECRET: los emails que vuelven después de enviados, y las quejas, no se saben.',
      ),
    )
  return findings
}
