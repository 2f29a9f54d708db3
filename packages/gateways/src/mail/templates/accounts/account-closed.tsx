import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['account-closed']

/** The last mail to the owner of a closed account. Says what was deleted and what is kept. */
export const accountClosed: Template<Props> = {
  subject: (_props, site) => `Cerramos tu cuenta de ${site.name}`,
  preview: () => 'Borramos tus datos. Este es el último email.',
  reason: 'Te escribimos porque este era el email de una cuenta que se cerró.',
  Body: ({ keptDays, registerUrl, site }) => (
    <>
      <Heading>Tu cuenta está cerrada</Heading>
      <Paragraph>
        Cerramos todas las sesiones y borramos tus datos. Las solicitudes que seguían activas se cancelaron y,
        si tenías una suscripción, no se te cobra más.
      </Paragraph>
      <Paragraph>
        De los pagos queda lo que la ley obliga a guardar: importes, fechas y estados. La dirección de este
        email se borra a los {keptDays} días.
      </Paragraph>
      <Paragraph>
        Si no fuiste vos, escribinos cuanto antes a {site.supportEmail}. Lo borrado no se puede recuperar,
        pero podés abrir otra cuenta con el mismo email.
      </Paragraph>
      <ActionButton href={registerUrl} look="outline">
        Abrir otra cuenta
      </ActionButton>
    </>
  ),
  samples: [{ keptDays: 90, registerUrl: sampleUrl('/register') }],
}
