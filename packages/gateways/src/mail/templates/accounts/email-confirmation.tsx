import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['email-confirmation']

/** Asks the owner of an account to confirm the mail address: the first one or a new one. */
export const emailConfirmation: Template<Props> = {
  subject: (_props, site) => `Confirmá tu email en ${site.name}`,
  preview: ({ hours }) => `El enlace vale por ${hours} horas.`,
  drawing: () => 'requestSent',
  reason: 'Te escribimos porque alguien puso este email en una cuenta de nuestro sitio.',
  Body: ({ confirmUrl, isChange, hours, site }) => (
    <>
      <Heading>Confirmá tu email</Heading>
      <Paragraph>
        {isChange
          ? `Hola. Alguien pidió que este sea el email de su cuenta de ${site.name}. Si fuiste vos, confirmalo: desde ese momento entrás con este email.`
          : `Hola. Con este email hay una cuenta de ${site.name}. Si es tuya, confirmalo: así sabemos que los avisos te llegan a vos.`}
      </Paragraph>
      <ActionButton href={confirmUrl}>Confirmar mi email</ActionButton>
      <Paragraph isQuiet>
        El enlace vale por {hours} horas. Si no fuiste vos, no hagas nada: sin tu confirmación este email no
        abre ninguna cuenta.
      </Paragraph>
    </>
  ),
  samples: [true, false].map((isChange) => ({
    confirmUrl: sampleUrl('/confirm-email/abc'),
    isChange,
    hours: 48,
  })),
}
