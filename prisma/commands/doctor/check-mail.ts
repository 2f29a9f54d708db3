import { type Finding, fault, ok, type Patient, reasonOf, warning } from './check'

/** Checks that the mail server accepts us, and that the sender's domain has SPF and DMARC records. */
export async function checkMail({ config, probeMail, resolveTxt }: Patient): Promise<Finding[]> {
  const probe = await probeMail(config).then(
    () => ok('El servidor de correo atiende y acepta la clave.'),
    (error: unknown) => fault(`El servidor de correo no acepta: ${reasonOf(error)}`),
  )
  // A demo's mails stay on this machine.
  if (config.mode === 'demo') return [probe]
  const domain = config.mailFrom.replace(/^.*@/, '').replace(/>.*$/, '').trim()
  return [
    probe,
    ...(await checkSender(domain, resolveTxt)),
    ...(config.mailWebhookSecret
      ? []
      : [
          warning(
            'Falta MAIL_WEBHOOK_SECRET: los emails que vuelven después de enviados, y las quejas, no se saben.',
          ),
        ]),
  ]
}

async function checkSender(domain: string, resolveTxt: Patient['resolveTxt']): Promise<Finding[]> {
  const openQuestions: unknown[] = []
  const records = (name: string) =>
    resolveTxt(name).catch((error: unknown) => {
      if (!isNone(error)) openQuestions.push(error)
      return []
    })
  const [own, policy] = await Promise.all([records(domain), records(`_dmarc.${domain}`)])
  if (openQuestions.length > 0)
    return [
      warning(
        `El DNS no contesta por ${domain}, así que no se sabe si tiene SPF y DMARC: ${reasonOf(openQuestions[0])}`,
      ),
    ]
  const starts = (all: string[][], begin: string) => all.some((parts) => parts.join('').startsWith(begin))
  return [
    ...(starts(own, 'v=spf1')
      ? []
      : [warning(`${domain} no tiene registro SPF: parte de los correos va a parar a no deseados.`)]),
    ...(starts(policy, 'v=DMARC1')
      ? []
      : [warning(`${domain} no tiene registro DMARC: Gmail y Outlook lo piden a quien manda muchos.`)]),
  ]
}

/** Returns whether a name server answered that the record does not exist. Other errors mean that no server answered. */
const isNone = (error: unknown): boolean => ['ENODATA', 'ENOTFOUND'].includes(String(Object(error).code))
