import type { MailTemplates } from '@oficio/domain/mail/templates'
import { formatDay } from '../format'
import { ActionButton } from '../look/action-button'
import { Heading } from '../look/heading'
import { Paragraph } from '../look/paragraph'
import type { Template } from '../template'

type Props = MailTemplates['subscription-suspended']

export const subscriptionSuspended: Template<Props> = {
  subject: () => 'Tu suscripción está suspendida',
  preview: () => 'Los contactos que ya tenés siguen abiertos; para ver nuevos, reactivala.',
  reason: 'Te escribimos porque tu suscripción quedó suspendida.',
  Body: ({ firstName, unitsText, isPaused, accessUntil, manageUrl }) => (
    <>
      <Heading>Tu suscripción está suspendida</Heading>
      <Paragraph>
        Hola, {firstName}.{' '}
        {isPaused
          ? `Tu suscripción por ${unitsText} está en pausa y terminó el mes que habías pagado.`
          : `No pudimos cobrar tu suscripción por ${unitsText}.`}
      </Paragraph>
      <Paragraph>
        Los contactos que ya abriste siguen siendo tuyos.{' '}
        {accessUntil &&
          `Por lo que ya habías pagado podés abrir contactos nuevos hasta el ${formatDay(accessUntil)}. `}
        Para {accessUntil ? 'seguir después' : 'ver los datos de nuevas solicitudes'}, reactivala.
      </Paragraph>
      <ActionButton href={manageUrl}>Reactivar mi suscripción</ActionButton>
    </>
  ),
}
