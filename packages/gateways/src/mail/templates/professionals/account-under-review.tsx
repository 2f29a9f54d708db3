import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['account-under-review']

export const accountUnderReview: Template<Props> = {
  subject: () => 'Estamos revisando tu cuenta',
  preview: () => 'Apenas nuestro equipo la apruebe, te avisamos.',
  reason: 'Te escribimos porque te registraste como profesional.',
  Body: ({ firstName, portalUrl }) => (
    <>
      <Heading>Estamos revisando tu cuenta</Heading>
      <Paragraph>
        {greeting(firstName)} Ya tenemos tus datos y una persona de nuestro equipo los está mirando. No tenés
        que hacer nada más: te escribimos apenas haya una respuesta.
      </Paragraph>
      <Paragraph>Mientras tanto podés entrar a tu portal, ver cómo está y completar lo que falte.</Paragraph>
      <ActionButton href={portalUrl}>Ir a mi portal</ActionButton>
    </>
  ),
  samples: [
    { firstName: 'Martín', portalUrl: sampleUrl('/professional/portal') },
    { firstName: null, portalUrl: sampleUrl('/professional/portal') },
  ],
}
