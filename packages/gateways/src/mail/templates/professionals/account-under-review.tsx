import { limits } from '@oficio/contracts/limits'
import { countOf } from '@oficio/contracts/text/count-of'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['account-under-review']

/** Tells a professional that the team is reviewing the registration, and what is still missing. */
export const accountUnderReview: Template<Props> = {
  subject: () => 'Estamos revisando tu cuenta',
  preview: () => 'Apenas nuestro equipo la apruebe, te avisamos.',
  drawing: () => 'paperwork',
  reason: 'Te escribimos porque te registraste como profesional.',
  Body: ({ firstName, portalUrl, isEmailConfirmed, isComplete }) => (
    <>
      <Heading>Estamos revisando tu cuenta</Heading>
      <Paragraph>
        {greeting(firstName)} Ya tenemos tu registro y una persona de nuestro equipo lo está mirando: te
        escribimos apenas haya una respuesta. Solemos tardar{' '}
        {countOf(limits.approvalAnswerWorkingDays, 'día hábil', 'días hábiles')}.
      </Paragraph>
      {!isComplete && (
        <Paragraph>Para poder aprobarla faltan algunos datos: completalos desde tu portal.</Paragraph>
      )}
      {!isEmailConfirmed && (
        <Paragraph>
          Falta que confirmes este email, así sabemos que los avisos te llegan: abrí el enlace que te mandamos
          aparte, o pedí otro en tu portal.
        </Paragraph>
      )}
      {isComplete && isEmailConfirmed && (
        <Paragraph>
          No tenés que hacer nada más. Mientras tanto podés entrar a tu portal y ver cómo está.
        </Paragraph>
      )}
      <ActionButton href={portalUrl}>Ir a mi portal</ActionButton>
    </>
  ),
  samples: [
    {
      firstName: 'Martín',
      portalUrl: sampleUrl('/professional/portal'),
      isEmailConfirmed: true,
      isComplete: true,
    },
    {
      firstName: null,
      portalUrl: sampleUrl('/professional/portal'),
      isEmailConfirmed: false,
      isComplete: false,
    },
  ],
}
